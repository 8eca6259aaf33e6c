import { expect, test } from 'vitest'
import { circlesAmong } from './circles.ts'
import { importsAgainst } from './import-table.ts'
import type { ImportTable } from './import-table.ts'
import { importsOf, readModules } from './modules.ts'

const modules = readModules(['core', 'adapters', 'renderers', 'entries'])
const heavy = /^(viem|@walletconnect\/|@solana\/|ink|react|react-dom|axe-core|playwright)/

/** The import table of the design: a folder, and what its files may import. */
const table: ImportTable = [
  [/^core\/domain\/values\/base58\.ts$/, [/^bs58$/]],
  [/^core\/domain\//, [/^core\/domain\//, /^zod\/mini$/]],
  [/^core\/strings\//, [/^core\/strings\//]],
  [/^core\/events\//, [/^core\/events\//, /^core\/domain\//, /^zod\/mini$/]],
  [/^core\/ports\//, [/^core\/ports\//, /^core\/domain\//, /^rxjs$/]],
  [/^core\/flows\//, [/^core\/flows\//, /^core\/events\//, /^core\/domain\//]],
  [
    /^core\/reducers\//,
    [
      /^core\/reducers\//,
      /^core\/flows\//,
      /^core\/events\//,
      /^core\/domain\//,
      /^core\/strings\//,
      /^immer$/,
    ],
  ],
  [
    /^core\/selectors\//,
    [/^core\/selectors\//, /^core\/reducers\//, /^core\/domain\//, /^core\/events\//, /^core\/strings\//],
  ],
  [
    /^core\/effects\//,
    [
      /^core\/effects\//,
      /^core\/events\//,
      /^core\/ports\//,
      /^core\/domain\//,
      /^core\/flows\//,
      /^core\/reducers\//,
      /^core\/selectors\//,
      /^rxjs$/,
    ],
  ],
  [
    /^core\/view-models\//,
    [
      /^core\/view-models\//,
      /^core\/events\//,
      /^core\/domain\//,
      /^core\/strings\//,
      /^core\/(reducers|selectors)\//,
    ],
  ],
  [/^core\/loading\/chunk\.ts$/, [/^core\/(domain\/|loading\/next-task\.ts)/, /^sameChunk$/]],
  [/^core\/loading\/code-limit\.ts$/, [/^core\/(domain\/|loading\/chunk\.ts)/]],
  [/^core\/features\//, [/^core\/(define-feature\.ts|effects\/|reducers\/)/]],
  [/^core\//, [/^core\//, /^rxjs$/, /^zod\/mini$/]],
  [
    /^adapters\//,
    [
      /^adapters\//,
      /^core\/(ports\/|domain\/|loading\/)/,
      /^(?!core\/|renderers\/|entries\/|sandbox\/|tests\/|react|ink)/,
    ],
  ],
  [/^renderers\/providers\/wagmi-error\.ts$/, [/^viem$/]],
  [
    /^renderers\/providers\//,
    [/^renderers\/providers\//, /^core\/(view-models\/|events\/|latchkey\.ts|domain\/)/, /^wagmi$/],
  ],
  [
    /^renderers\/headless\//,
    [
      /^renderers\/headless\//,
      /^core\/(view-models\/|loading\/|latchkey\.ts|verbs\/(pair-wallet|[a-z-]+-verbs)\.ts|domain\/(errors\/latchkey-error|values\/text\/shape-of|verbs\/[a-z-]+)\.ts)/,
    ],
  ],
  [
    /^renderers\/react-bindings\//,
    [
      /^renderers\/(react-bindings|providers|headless)\//,
      /^core\/(view-models\/|latchkey\.ts|store\.ts|events\/define-events\.ts|domain\/(errors\/latchkey-error|values\/text\/shape-of|verbs\/(check-listener|unknown-name))\.ts)/,
      /^react$/,
    ],
  ],
  [
    /^renderers\/react-dom\//,
    [
      /^renderers\/react-(dom|bindings)\//,
      /^core\/(view-models\/|loading\/|latchkey\.ts|store\.ts|events\/define-events\.ts|domain\/(errors\/latchkey-error|features\/[a-z-]+|shell\/slot|values\/text\/shape-of|verbs\/unknown-name)\.ts)/,
      /^(react(-dom)?(\/client)?|uqr)$/,
    ],
  ],
  [/^renderers\/cli\/(commands|headless)/, [/^renderers\/cli\//, /^core\//, /^(ink|react|rxjs|node:.*)$/]],
  [
    /^renderers\/cli\//,
    [
      /^renderers\/(cli|react-bindings)\//,
      /^core\/(view-models\/|latchkey\.ts|store\.ts|recording\/|events\/define-events\.ts|domain\/(connection\/wallet-question|features\/view-name)\.ts)/,
      /^(ink|react|uqr|node:.*)$/,
    ],
  ],
  [/^entries\//, [/.*/]],
]

test('every file imports only from the folders that its folder allows', () => {
  expect(importsAgainst(table, modules)).toEqual([])
})

test('there is no import circle, not even of types', () => {
  expect(circlesAmong(modules)).toEqual([])
})

test('nothing imports entries, and the product never imports the sandbox, tests or fixtures', () => {
  const wrong = modules.flatMap(({ path, imports }) =>
    imports.filter((target) => {
      const fromOutside = ['sandbox/', 'tests/', 'fixtures/'].some((folder) => target.startsWith(folder))
      return fromOutside || (target.startsWith('entries/') && !path.startsWith('entries/'))
    }),
  )
  expect(wrong).toEqual([])
})

test('the core and the adapters load nothing heavy but lazily', () => {
  const wrong = modules
    .filter(({ path }) => path.startsWith('core/'))
    .flatMap(({ path, imports }) =>
      imports.filter((target) => heavy.test(target)).map((target) => `${path} imports ${target}`),
    )
  expect(wrong).toEqual([])
})

test('time, chance and storage come in from outside: their names occur only in adapters and entries', () => {
  const banned =
    /\b(Date\.now|Math\.random|randomUUID|setTimeout|setInterval|localStorage|sessionStorage|new Date\()/
  const wrong = modules
    .filter(({ path }) => path.startsWith('core/') || path.startsWith('renderers/react'))
    .filter(({ text }) => banned.test(text))
    .map(({ path }) => path)
  expect(wrong).toEqual([])
})

test('no catch-all files, no default exports, no file above 250 lines', () => {
  const named = modules.filter(
    ({ path }) =>
      /\/(utils?|helpers?|types|constants|index)\.tsx?$/.test(path) && path !== 'entries/index.ts',
  )
  const defaults = modules.filter(({ text }) => /^export default/m.test(text))
  const long = modules.filter(({ text }) => text.split('\n').length > 251)
  expect([...named, ...defaults, ...long].map(({ path }) => path)).toEqual([])
})

test('the module reader sees every way to import', () => {
  const text = [
    `import a from './a.ts'`,
    `import type { B } from './b.ts'`,
    `export { c } from './c.ts'`,
    `const d = () => import('./d.ts')`,
    `type E = import('./e.ts').E`,
    `import './f.ts'`,
  ].join('\n')
  expect(importsOf('core/x.ts', text).toSorted()).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `core/${name}.ts`),
  )
})

test('the circle finder finds a circle of types', () => {
  const of = (path: string, imports: string[]) => ({ path, text: '', imports })
  expect(circlesAmong([of('a', ['b']), of('b', ['c']), of('c', ['a']), of('d', ['a'])])).toEqual([
    ['a', 'b', 'c', 'a'],
  ])
})
