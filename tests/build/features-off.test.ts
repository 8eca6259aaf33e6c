import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { featureList } from '../../core/domain/features/features.ts'
import { loadedWith } from '../architecture/loaded-with.ts'
import { readModules } from '../architecture/modules.ts'
import { buildPackage } from './package-build.ts'
import type { PackageChunk } from './package-build.ts'

const features = featureList.filter(([feature]) => feature !== 'modal').map(([feature]) => feature)
const sources = readModules(['core', 'adapters', 'renderers', 'entries']).filter(
  ({ path }) =>
    !/^(renderers\/cli\/|core\/recording\/|entries\/(bin|cli|terminal-world|testing|session-recorder)\.)/.test(
      path,
    ),
)

/** What pages fetch by itself: what their hosts import, and all that is imported later, by its name or by that of a feature. */
const beginnings = [
  ...sources.map(({ path }) => path).filter((path) => path.startsWith('entries/')),
  ...sources.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/import\(['`](\.[^'`]+)['`]\)/g), ([, target = '']) =>
      join(dirname(path), target),
    )
      .flatMap((target) => featureList.map(([feature]) => target.replace('${feature}', feature)))
      .filter((target) => existsSync(target)),
  ),
]

let built: ReadonlyMap<string, PackageChunk>

beforeAll(async () => {
  built = await buildPackage()
})

/** The modules in the chunks that are fetched with some modules. */
function fetchedWith(modules: readonly string[]): ReadonlySet<string> {
  const chunks = new Set(
    [...built].flatMap(([name, chunk]) => (chunk.modules.some((one) => modules.includes(one)) ? [name] : [])),
  )
  for (const name of chunks) for (const other of built.get(name)?.imports ?? []) chunks.add(other)
  return new Set([...chunks].flatMap((name) => built.get(name)?.modules ?? []))
}

test.each(features)(
  'a page that switches %s off is not made to fetch anything that only this feature needs',
  (feature) => {
    const isOwn = (path: string) =>
      path === `core/features/${feature}.ts` || path === `renderers/react-dom/views/${feature}-views.ts`
    const own = beginnings.filter(isOwn)
    const others = beginnings.filter((path) => !isOwn(path))
    const elsewhere = loadedWith(...others)
    const only = [...loadedWith(...own)].filter((path) => !elsewhere.has(path))
    const fetched = fetchedWith(others)
    expect(only).toEqual(expect.arrayContaining(own))
    expect(own.length).toBeGreaterThan(0)
    expect(only.filter((path) => fetched.has(path))).toEqual([])
  },
)
