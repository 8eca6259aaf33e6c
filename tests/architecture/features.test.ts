import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLateFeatures } from '../../entries/late-features.ts'
import { featuresFor, views } from '../../core/domain/features/views.ts'
import type { ViewName } from '../../core/domain/features/view-name.ts'
import { isSwitchedOff } from '../../core/domain/options/switched-off.ts'
import { featureList, featureOption } from '../../core/domain/features/features.ts'
import { offeredFeaturesSchema } from '../../core/domain/options/options.schema.ts'
import { parseOptions } from '../../core/domain/options/parse-options.ts'
import { featureTable } from '../../core/domain/features/feature-table.ts'
import { loadedFeatures } from '../../core/recording/loaded-features.ts'
import { storyOptions } from '../../fixtures/story.ts'
import { viewFetches } from '../../renderers/react-dom/view-chunks.ts'
import { unhurried, valueOf } from '../adapters/answers.ts'
import { importsAtOnce, loadedWith } from './loaded-with.ts'
import { readModules } from './modules.ts'

const features = readdirSync('core/features')
const viewNames = Object.keys(views) as ViewName[]
const requestedByName = readModules(['core/effects']).flatMap(({ text }) =>
  Array.from(
    text.matchAll(/features\.requested\(\{ feature: '([^']+)' \}\)/g),
    ([, feature = '']) => feature,
  ),
)
const named = [
  ...new Set([
    ...Object.values(featureTable.families),
    ...viewNames.flatMap((view) => featuresFor(view)),
    ...requestedByName,
  ]),
]

/** How many characters the source of what is known of features may have, beside the arguments of their views. */
const mostKnown = 15_000

/** What a feature consists of, beside what others share: its slices and effects. */
const partsOf = (feature: string) =>
  importsAtOnce(`core/features/${feature}`).filter(
    (path) => /^core\/(effects|reducers)\//.test(path) && !path.endsWith('/by-name.ts'),
  )

test('the code loaded before a press contains no feature, not even a recorder', () => {
  const atOnce = loadedWith(
    'entries/index.ts',
    'entries/react.ts',
    'entries/page-core.ts',
    'core/recording/recorder.ts',
  )
  const parts = features.flatMap((feature) => [`core/features/${feature}`, ...partsOf(feature)])
  expect(parts.length).toBeGreaterThan(10)
  expect(parts.filter((path) => atOnce.has(path))).toEqual([])
  expect(atOnce).toContain('core/effects/first.ts')
})

test('the code of a feature is named for tapes and nowhere else: the way to its chunk follows from its row', () => {
  const naming = readModules(['core', 'adapters', 'renderers', 'entries']).filter(({ imports }) =>
    features.some((feature) => imports.includes(`core/features/${feature}`)),
  )
  expect(naming.map(({ path }) => path).toSorted()).toEqual(['core/recording/loaded-features.ts'])
})

test('the code about unloaded features is small data without logic', () => {
  const known = [
    ...loadedWith('core/domain/features/feature-table.ts', 'core/domain/options/switched-off.ts'),
  ]
  expect(known.length).toBeGreaterThan(2)
  expect(known.filter((path) => !path.startsWith('core/domain/'))).toEqual([])
  const others = known.filter((path) => !/\barguments\.ts$/.test(path))
  const size = others.reduce((sum, path) => sum + readFileSync(path, 'utf8').length, 0)
  expect(size).toBeLessThanOrEqual(mostKnown)
})

test('every feature has its file and chunk and equals the one used for tapes', async () => {
  expect(features.toSorted()).toEqual(named.map((name) => `${name}.ts`).toSorted())
  const { port, features: late } = createLateFeatures()
  for (const feature of named) {
    expect(late.featureOf(feature)).toBeNull()
    await valueOf(port.load({ feature }, unhurried))
    expect(late.featureOf(feature)).toBe(loadedFeatures.featureOf(feature))
  }
})

test('the views of each row come by its chunk, which is a file of its name', async () => {
  const shown = featureList.filter(([feature, { views: its }]) => its && feature !== 'modal')
  const files = readdirSync('renderers/react-dom/views').filter((name) => name.endsWith('-views.ts'))
  expect(files.toSorted()).toEqual(
    ['modal-views.ts', ...shown.map(([feature]) => `${feature}-views.ts`)].toSorted(),
  )
  for (const [feature, { views: its = {} }] of shown)
    expect(Object.keys((await viewFetches[feature]?.()) ?? {})).toEqual(
      expect.arrayContaining(Object.keys(its)),
    )
})

/** The features that a file names whose branches it reads. */
const namedIn = (path: string) =>
  Array.from(readFileSync(path, 'utf8').matchAll(/StateOf<'([\w-]+)'>/g), ([, feature = '']) => feature)

test.each(featureList)(
  'the effects and views of %s read no branch but its own and the modal’s',
  (feature) => {
    const beginnings = [`core/features/${feature}.ts`, `renderers/react-dom/views/${feature}-views.ts`]
    const files = beginnings
      .filter((path) => existsSync(path))
      .flatMap((path) => importsAtOnce(path))
      .flatMap((path) => (path.endsWith('View.tsx') ? importsAtOnce(path) : [path]))
      .filter((path) => /^core\/(effects|view-models)\//.test(path))
    const others = files.filter((path) => namedIn(path).some((name) => name !== feature && name !== 'modal'))
    expect(others).toEqual([])
  },
)

test('a reader of a late branch names its feature, and few may read the full state', () => {
  const whole = readModules(['core/effects', 'core/selectors', 'core/view-models'])
    .filter(({ text }) => /\bRootState\b/.test(text))
    .map(({ path }) => path)
  expect(whole).toEqual(['core/effects/shell/end-search.ts', 'core/view-models/parts/screen-of.ts'])
})

test('no file casts a branch that the compiler does not know', () => {
  const claiming = readModules(['core/effects', 'core/selectors', 'core/view-models'])
    .filter(({ text }) => /\bas (?:StateOf<|BootState\b)/.test(text))
    .map(({ path }) => path)
  expect(claiming).toEqual([])
})

test('every feature but the modal can be disabled by its name in the option `features`', () => {
  const late = named.filter((feature) => feature !== 'modal')
  expect(Object.keys(offeredFeaturesSchema.def.shape)).toEqual(
    expect.arrayContaining(late.map(featureOption)),
  )
  for (const feature of late) {
    const options = parseOptions({ ...storyOptions, features: { [featureOption(feature)]: false } })
    expect(isSwitchedOff(feature, options)).toBe(true)
  }
})
