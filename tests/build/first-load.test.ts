import { beforeAll, expect, test } from 'vitest'
import type { Plugin } from 'vite'
import { featureList } from '../../core/domain/features/features.ts'
import { views } from '../../core/domain/features/views.ts'
import { buildPackage } from './package-build.ts'
import type { PackageChunk } from './package-build.ts'

type Package = ReadonlyMap<string, PackageChunk>

/** The name of the chunk that holds a module. */
const holding = (built: Package, module: string) =>
  [...built].flatMap(([name, { modules }]) => (modules.includes(module) ? [name] : []))[0] ?? module

/** The chunks that a page fetches with the chunk of a module, that included. */
function fetchedWith(built: Package, ...modules: readonly string[]): readonly string[] {
  const found = new Set(modules.map((module) => holding(built, module)))
  for (const name of found) for (const other of built.get(name)?.imports ?? []) found.add(other)
  return [...found]
}

const core = 'entries/page-core.ts'
const dialog = 'renderers/react-dom/modal/mount/mount-modal.ts'
const modal = 'core/features/modal.ts'
const modulesOf = (built: Package, chunks: readonly string[]) =>
  chunks.flatMap((name) => built.get(name)?.modules ?? [])
const weightOf = (built: Package, chunks: readonly string[]) =>
  chunks.reduce((sum, name) => sum + (built.get(name)?.code.length ?? 0), 0)

/** An eleventh feature: a table row, a way to load it, and a kilobyte of code. */
const dummy: Plugin = {
  name: 'dummy-feature',
  enforce: 'pre',
  resolveId: (id) => (id === 'virtual:dummy-feature' ? id : null),
  load: (id) =>
    id === 'virtual:dummy-feature'
      ? `export const dummyFeature = { slices: {}, effects: {}, note: ${JSON.stringify('x'.repeat(1024))} }`
      : null,
  transform: (code, id) => {
    if (id.endsWith('core/domain/features/features.ts'))
      return code.replace('nodes: {', "dummy: { families: ['dummy'] }, nodes: {")
    if (id.endsWith('entries/late-features.ts'))
      return code.replace(
        '() => import(`',
        "() => feature === 'dummy' ? import('virtual:dummy-feature') : import(`",
      )
    return null
  },
}

let plain: Package
let withDummy: Package

beforeAll(async () => {
  plain = await buildPackage()
  withDummy = await buildPackage([dummy])
})

test('a page loads no package before its first paint and only RxJS, tslib and immer after it', () => {
  const packagesOf = (chunks: readonly string[]) => [
    ...new Set(modulesOf(plain, chunks).flatMap((name) => /^node_modules\/([^/]+)/.exec(name)?.[1] ?? [])),
  ]
  expect(
    packagesOf(['shell', 'create-latchkey', holding(plain, 'renderers/react-dom/modal/mount/keep-modal.ts')]),
  ).toEqual([])
  expect(packagesOf(fetchedWith(plain, core)).toSorted()).toEqual(['immer', 'rxjs', 'tslib'])
})

test('an additional feature adds only its row to the page code', () => {
  expect([...withDummy.values()].some(({ code }) => code.includes('x'.repeat(1024)))).toBe(true)
  const fetched = fetchedWith(plain, core)
  expect(modulesOf(withDummy, fetchedWith(withDummy, core))).toEqual(modulesOf(plain, fetched))
  expect(weightOf(withDummy, ['shell'])).toBe(weightOf(plain, ['shell']))
  expect(weightOf(withDummy, fetched) - weightOf(plain, fetched)).toBeLessThan(150)
})

test('the dialog chunk does not contain the modal chunk', () => {
  expect(fetchedWith(plain, dialog)).not.toContain(holding(plain, modal))
})

test('each feature is a chunk of its own that depends on no other feature', () => {
  const late = featureList.filter(([, { isViewsOnly }]) => !isViewsOnly)
  const names = late.map(([feature]) => holding(plain, `core/features/${feature}.ts`))
  const drawn = featureList.filter(([, { views }]) => views)
  const drawings = drawn.map(([feature]) => holding(plain, `renderers/react-dom/views/${feature}-views.ts`))
  expect(new Set([...names, ...drawings]).size).toBe(late.length + drawn.length)
  const standing = [...plain].filter(([, { imports }]) => imports.some((name) => names.includes(name)))
  // Who reads tapes has every feature at hand.
  expect(standing.map(([name]) => name)).toEqual(['testing'])
})

test('the chunk of Connect contains no other view, view-model or text', () => {
  const carried = modulesOf(plain, fetchedWith(plain, core, dialog, modal))
  const others = Object.keys(views)
    .map((name) => name.replaceAll(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase())
    .filter((view) => view !== 'connect')
  const isOf = (view: string) => {
    const own = new RegExp(`^core/(view-models/[\\w-]+|strings/en)/${view}\\.ts$`)
    return (path: string) => own.test(path)
  }
  expect(carried.filter(isOf('connect'))).toHaveLength(2)
  expect(others.filter((view) => carried.some(isOf(view)))).toEqual([])
})

test('a page with a provider waits for no more of the core than any other', () => {
  const provider = ['get-provider', 'announce-provider', 'register-solana-wallet']
  const modules = provider.map((name) => `renderers/providers/${name}.ts`)
  expect(fetchedWith(plain, ...modules)).not.toContain('core')
})

test('page code reaches development checks only through their own chunk', () => {
  const asking = [...plain].filter(([, { imports }]) => imports.includes('check'))
  expect(asking.map(([name]) => name).toSorted()).toEqual(['create-latchkey', 'testing'])
})

test('the secure frame and its schemas are not loaded before they are needed', () => {
  const fetched = fetchedWith(plain, core, dialog, modal)
  expect(modulesOf(plain, fetched).filter((name) => name.startsWith('adapters/frame/'))).toEqual([])
  const reading = [...plain].filter(([, { imports }]) => imports.includes('schemas'))
  expect(reading.map(([name]) => name).toSorted()).toEqual(['check', 'page-frame', 'testing'])
})
