import { expect, test } from 'vitest'
import { importedValues, loadedWith } from './loaded-with.ts'
import { readModules } from './modules.ts'

const paths = readModules(['core', 'adapters', 'renderers', 'entries']).map(({ path }) => path)

/** Check the options of a host, in development only. */
const checks = ['core/domain/options/parse-options.ts', 'core/domain/options/takes-null.ts']

/** Where values of a schema may be imported: by what reads tapes, scripts, options, and messages from elsewhere. */
const readers =
  /^(core\/(events|recording)\/|core\/domain\/options\/|adapters\/(frame|node)\/|entries\/terminal-world\.ts$)/

const isSchema = (path: string) => path.endsWith('.schema.ts')
const usesSchemas = (path: string) =>
  importedValues(path).some((request) => isSchema(request) || request.startsWith('zod'))

const using = paths.filter((path) => !isSchema(path) && usesSchemas(path))

test('only readers of tapes, options and messages import values of schemas', () => {
  expect(using).toEqual(expect.arrayContaining(checks))
  expect(using.filter((path) => !readers.test(path))).toEqual([])
})

test('page code uses schemas only to check options in development', () => {
  const pages =
    /^(core\/features|renderers\/(headless|providers|react-[a-z]+))\/|^entries\/(index|react|modal|elements|headless|networks|provider|wagmi|page-[a-z-]+|session-recorder|late-[a-z-]+)\.tsx?$/
  const loaded = loadedWith(...paths.filter((path) => pages.test(path)))
  expect(using.filter((path) => loaded.has(path)).toSorted()).toEqual(checks)
  const asking = paths.filter((path) =>
    importedValues(path).some((request) => request.endsWith('/parse-options.ts')),
  )
  expect(asking).toEqual(['entries/check-options.ts', 'entries/terminal-world.ts'])
})
