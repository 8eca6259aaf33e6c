import { expect, test } from 'vitest'
import { importedValues, loadedWith } from './loaded-with.ts'
import { readModules } from './modules.ts'

const paths = readModules(['core', 'adapters', 'renderers', 'entries']).map(({ path }) => path)

/** Check the options of a host, in development only. */
const checks = ['core/domain/options/parse-options.ts', 'core/domain/options/takes-null.ts']

/** The modules that may import values of a schema: they read tapes, scripts, options, and messages from elsewhere. */
const readers = [
  ...checks,
  'adapters/frame/frame-message.ts',
  'adapters/frame/questions.ts',
  'adapters/frame/rpc-request.ts',
  'adapters/node/file-storage.ts',
  'adapters/node/frame-socket.ts',
  'core/events/all-fields.ts',
  'core/events/event-schema.ts',
  'core/recording/mask.ts',
  'core/recording/tape-line.ts',
  'entries/terminal-world.ts',
]

const isSchema = (path: string) => path.endsWith('.schema.ts')
const usesSchemas = (path: string) =>
  importedValues(path).some((request) => isSchema(request) || request.startsWith('zod'))

test('beside other schemas, only these modules import values of a schema', () => {
  const using = paths.filter((path) => !isSchema(path) && usesSchemas(path))
  expect(using.toSorted()).toEqual(readers.toSorted())
})

test('what pages load uses no schemas but to check options in development', () => {
  const pages =
    /^(core\/features|renderers\/(headless|providers|react-[a-z]+))\/|^entries\/(index|react|modal|elements|headless|networks|provider|wagmi|page-[a-z-]+|session-recorder|late-[a-z-]+)\.tsx?$/
  const loaded = loadedWith(...paths.filter((path) => pages.test(path)))
  expect(readers.filter((path) => loaded.has(path))).toEqual(checks)
  const asking = paths.filter((path) =>
    importedValues(path).some((request) => request.endsWith('/parse-options.ts')),
  )
  expect(asking).toEqual(['entries/check-options.ts', 'entries/terminal-world.ts'])
})
