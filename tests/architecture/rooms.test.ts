import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { circlesAmong } from './circles.ts'
import { readModules } from './modules.ts'

/** What a visitor does. In each layer every feature has its own room, and knows no other feature. */
const features = [
  'activity',
  'analytics',
  'buy',
  'connection',
  'frame',
  'identity',
  'names',
  'pairing',
  'receive',
  'send',
  'sign-in',
  'swap',
]

/** What several features stand on. */
const shared = [
  'account',
  'buttons',
  'errors',
  'features',
  'flows',
  'formats',
  'network',
  'operations',
  'options',
  'order',
  'parts',
  'preflight',
  'sessions',
  'shell',
  'slices',
  'streams',
  'tokens',
  'values',
  'verbs',
  'wallets',
]

const layers = [
  'core/domain',
  'core/effects',
  'core/events',
  'core/reducers',
  'core/selectors',
  'core/view-models',
  'renderers/react-dom/views',
]

/** Which feature knows another one all the same, and why. */
const known = new Map([
  ['core/domain: buy → activity', 'purchases are rows of a history'],
  ['core/view-models: buy → activity', 'purchases are listed like a history'],
  ['core/view-models: connection → pairing', 'the pane beside Connect shows the code for a phone'],
  ['core/view-models: frame → connection', 'the wallet in the secure frame is one way to connect'],
  ['renderers/react-dom/views: frame → connection', 'its view shows the same list of ways'],
])

type Step = { readonly layer: string; readonly from: string; readonly to: string }

/** Imports from one room of a layer into another one. */
function stepsIn(layer: string): readonly Step[] {
  const roomOf = (path: string) =>
    path.startsWith(`${layer}/`) ? path.slice(layer.length + 1).match(/^([^/]+)\//)?.[1] : undefined
  return readModules([layer]).flatMap(({ path, imports }) =>
    imports.flatMap((target) => {
      const [from, to] = [roomOf(path), roomOf(target)]
      return from === undefined || to === undefined || from === to ? [] : [{ layer, from, to }]
    }),
  )
}

const steps = layers.flatMap(stepsIn)

test('every room has a name that this list knows', () => {
  const rooms = layers.flatMap((layer) =>
    readdirSync(layer, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  )
  expect([...new Set(rooms)].toSorted()).toEqual([...features, ...shared].toSorted())
})

test('in no layer does a feature import another one, beside those that are known', () => {
  const found = steps
    .filter(({ from, to }) => features.includes(from) && features.includes(to))
    .map(({ layer, from, to }) => `${layer}: ${from} → ${to}`)
  expect([...new Set(found)].toSorted()).toEqual([...known.keys()].toSorted())
})

test.each(layers)('in %s there is no circle of rooms', (layer) => {
  const own = steps.filter((step) => step.layer === layer)
  const rooms = [...new Set(own.flatMap(({ from, to }) => [from, to]))]
  const modules = rooms.map((room) => ({
    path: room,
    text: '',
    imports: own.filter(({ from }) => from === room).map(({ to }) => to),
  }))
  expect(circlesAmong(modules)).toEqual([])
})
