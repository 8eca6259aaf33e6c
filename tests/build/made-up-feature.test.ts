import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const page = readFileSync('docs/add-a-feature.md', 'utf8')

/** The code blocks of the page with their language, without indentation. */
const blocks = [...page.matchAll(/^( *)```(\w+)\n([\s\S]*?)\n\1```$/gm)].map(
  ([, indent = '', language = '', text = '']) => ({
    language,
    lines: text.split('\n').map((line) => line.slice(indent.length)),
  }),
)
const own = blocks
  .filter(({ language }) => language !== 'diff')
  .map(({ lines: [first = '', ...lines] }) => ({
    path: /(?:\/\/|<!--) ([\w./-]+)/.exec(first)?.[1] ?? '',
    text: `${lines.join('\n')}\n`,
  }))
const shared = blocks
  .filter(({ language }) => language === 'diff')
  .map(({ lines: [path = '', ...lines] }) => ({ path, lines }))

/** What both renderers make of it. */
const drawing = `
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { modal } from '../../../core/events/shell/modal.ts'
import { startStory } from '../../../fixtures/story.ts'
import { renderFrame } from '../../../renderers/cli/headless.ts'
import { screens } from '../../../renderers/cli/screens.ts'
import { StoreContext } from '../../../renderers/react-bindings/store-context.ts'
import { loaderOf } from '../../../renderers/react-dom/view-registry.ts'

test('both renderers draw it', async () => {
  const { latchkey } = startStory()
  latchkey.start()
  latchkey.dispatch(modal.openRequested({ view: 'Notes' }))
  const store = { ...latchkey, initialState: latchkey.state }
  expect(renderFrame(store, { columns: 60, rows: 20 })).toContain('Write a note')
  const loader = loaderOf('Notes')
  await loader.load()
  const { viewModel, Drawing } = loader.loaded()
  expect(viewModel).toBe(screens.Notes.viewModel)
  const drawn = createElement(Drawing, { parts: viewModel(latchkey.state()).parts })
  expect(renderToStaticMarkup(createElement(StoreContext.Provider, { value: store }, drawn))).toContain('Write a note')
})
`

let copy: string

/** The text of a shared file with the lines that are added: at its top, or below the line that they follow. */
function withLines(text: string, lines: readonly string[]): string {
  let above = ''
  let below = text
  for (const line of lines) {
    const said = line.slice(1)
    if (line.startsWith('+')) {
      above += `${said}\n`
      continue
    }
    const place = `\n${below}`.indexOf(`\n${said}\n`)
    if (place < 0) throw new Error(`There is no line "${said}".`)
    above += below.slice(0, place + said.length + 1)
    below = below.slice(place + said.length + 1)
  }
  return above + below
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'latchkey-feature-'))
  for (const name of [
    'core',
    'adapters',
    'renderers',
    'entries',
    'fixtures',
    'docs',
    'tests',
    'sandbox',
    'scripts',
  ])
    cpSync(name, join(copy, name), { recursive: true, filter: (path) => !path.includes('node_modules') })
  for (const name of ['package.json', 'tsconfig.json', 'vitest.config.ts']) cpSync(name, join(copy, name))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  for (const { path, text } of own) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  writeFileSync(join(copy, 'tests/parity/notes.test.ts'), drawing.replaceAll('../../../', '../../'))
  for (const { path, lines } of shared)
    writeFileSync(join(copy, path), withLines(readFileSync(path, 'utf8'), lines))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** How many shared files a feature may have to be named in, and by how many lines in each. */
const mostFiles = 7
const mostLines = 2

test('a feature with a view in both renderers is known to a few shared files, by a line or two in each', () => {
  const added = shared.map(({ lines }) => lines.filter((line) => line.startsWith('+')).length)
  expect(shared.length).toBeGreaterThan(0)
  expect(shared.length).toBeLessThanOrEqual(mostFiles)
  expect(Math.max(...added)).toBeLessThanOrEqual(mostLines)
})

test(
  'the code of docs/add-a-feature.md compiles, and no other file has to change',
  { tags: 'thorough' },
  async () => {
    writeFileSync(
      join(copy, 'tsconfig.copy.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        include: [
          'core',
          'renderers',
          'adapters',
          'entries',
          'tests/core/features',
          'tests/types/host-options.test-d.ts',
        ],
      }),
    )
    const compiled = await run('npx', ['tsc', '--noEmit', '-p', 'tsconfig.copy.json'], { cwd: copy }).catch(
      (error: { readonly stdout?: string }) => error,
    )
    expect(compiled.stdout).toBe('')
  },
)

test(
  'a made-up feature plays its story, is rendered twice, and passes the architecture tests',
  { tags: 'thorough' },
  async () => {
    const files = [
      'tests/core/features/notes.test.ts',
      'tests/parity/notes.test.ts',
      'tests/architecture',
      'tests/core/strings',
      'tests/renderers/cli/script.test.ts',
    ]
    const given = [
      'vitest',
      'run',
      '--project',
      'unit',
      '--maxWorkers',
      '1',
      '--typecheck.enabled=false',
      '--reporter',
      'json',
    ]
    const told = await run('npx', [...given, ...files], { cwd: copy, maxBuffer: 2 ** 26 }).catch(
      (error: { readonly stdout: string }) => error,
    )
    const report = JSON.parse(told.stdout.slice(told.stdout.indexOf('{'))) as {
      readonly success: boolean
      readonly numPassedTests: number
      readonly testResults: readonly {
        readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
      }[]
    }
    const failed = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'passed')
    expect(failed.map(({ fullName }) => fullName)).toEqual([])
    expect(report.success).toBe(true)
    expect(report.numPassedTests).toBeGreaterThan(20)
  },
)
