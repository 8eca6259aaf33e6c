import { beforeAll, expect, test } from 'vitest'
import type { Plugin } from 'vite'
import { featureList } from '../../core/domain/features.ts'
import { views } from '../../core/domain/views.ts'
import { buildPackage } from './package-build.ts'
import type { PackageChunk } from './package-build.ts'

type Package = ReadonlyMap<string, PackageChunk>

const shell = ['shell', 'page', 'mount', 'react']
const beside = ['core', 'hooks']
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
    if (id.endsWith('core/domain/features.ts'))
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

test.each([
  ['before its first paint', shell, 'first-load-modules.txt'],
  ['beside it, before anybody presses,', beside, 'core-modules.txt'],
])('what a page loads %s is this list of modules, and no other', async (_, chunks, snapshot) => {
  const modules = modulesOf(plain, chunks).filter((name) => !name.startsWith('node_modules/'))
  await expect(`${modules.join('\n')}\n`).toMatchFileSnapshot(snapshot)
})

test('before its first paint a page loads no package, and beside that RxJS and immer, but no schemas', () => {
  const packagesOf = (chunks: readonly string[]) =>
    modulesOf(plain, chunks).flatMap((name) => /^node_modules\/([^/]+)/.exec(name)?.[1] ?? [])
  expect(packagesOf(shell)).toEqual([])
  expect([...new Set(packagesOf(beside))].toSorted()).toEqual(['immer', 'rxjs'])
})

test('an eleventh feature adds nothing to what a page waits for, and beside that only the row that names it and the way to it', () => {
  expect([...withDummy.values()].some(({ code }) => code.includes('x'.repeat(1024)))).toBe(true)
  expect(modulesOf(withDummy, [...shell, ...beside])).toEqual(modulesOf(plain, [...shell, ...beside]))
  expect(weightOf(withDummy, shell)).toBe(weightOf(plain, shell))
  expect(weightOf(withDummy, beside) - weightOf(plain, beside)).toBeLessThan(150)
})

test('the modal, its feature and the views of each feature are chunks of their own, and there are no more of views but what these share', () => {
  expect([...plain.keys()].filter((name) => /view|modal/i.test(name)).toSorted()).toEqual(
    [
      'modal',
      'modal-feature',
      'modal-view',
      'view-parts',
      'view-rules',
      ...featureList.flatMap(([feature, row]) => (row.views ? [`${feature}-views`] : [])),
    ].toSorted(),
  )
})

test('the dialog is drawn without waiting for what it shows', () => {
  expect(plain.get('modal-view')?.code).not.toMatch(/["']\.\/modal-feature\.js["']/)
})

test('what opens on Connect says nothing of other views: their view-models and words come with them', () => {
  const carried = modulesOf(plain, [...shell, ...beside, 'modal-feature', 'modal-view'])
  const others = Object.keys(views)
    .map((name) => name.replaceAll(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase())
    .filter((view) => view !== 'connect')
  expect(carried).toContain('core/view-models/connect.ts')
  expect(carried).toContain('core/strings/en/connect.ts')
  const isOfView = (view: string) =>
    carried.includes(`core/view-models/${view}.ts`) || carried.includes(`core/strings/en/${view}.ts`)
  expect(others.filter(isOfView)).toEqual([])
})

test('a page with a provider waits for no more of the core than any other, and nobody else loads that chunk', () => {
  expect(plain.get('providers')?.code).not.toMatch(/["']\.\/core\.js["']/)
  expect(plain.get('solana-wallet')?.code).not.toMatch(/["']\.\/core\.js["']/)
  const standing = [...plain].filter(([, { code }]) => /["']\.\/providers\.js["']/.test(code))
  expect(standing.map(([name]) => name).toSorted()).toEqual(['react', 'solana-wallet'])
})

test('the secure frame, and the schemas that read its messages, are in nothing that a page loads before it is needed', () => {
  const holding = [...plain].filter(([, { modules }]) =>
    modules.some((name) => name.startsWith('adapters/frame/')),
  )
  expect(holding.map(([name]) => name)).toEqual(['page-frame'])
  const reading = [...plain].filter(([, { code }]) => /["']\.\/schemas\.js["']/.test(code))
  expect(reading.map(([name]) => name).toSorted()).toEqual(['check', 'page-frame', 'testing'])
})
