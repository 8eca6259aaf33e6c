import { readdir, readFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'

/** The oldest browsers that are supported, as docs/browsers.md names them. */
const floor = { chrome: '123', edge: '123', firefox: '121', safari: '17.5' }

/** Names of browsers' own that are younger than the floor, or that one of them never had. */
const younger =
  /\b(?:AbortSignal\.any|CloseWatcher|DisposableStack|Error\.isError|Float16Array|Intl\.(?:DurationFormat|Segmenter)|Iterator\.(?:from|prototype|concat)|Math\.(?:sumPrecise|f16round)|Promise\.try|ReadableStream\.from|RegExp\.escape|SharedWorker|SuppressedError|Symbol\.(?:asyncDispose|dispose)|Temporal\.|URL\.parse|URLPattern|WebTransport|cookieStore|documentPictureInPicture|launchQueue|moveBefore|navigator\.userAgentData|requestClose|requestIdleCallback|setHTMLUnsafe|showPopover|startViewTransition|togglePopover|window\.navigation)\b|\.(?:difference|intersection|isDisjointFrom|isSubsetOf|isSupersetOf|symmetricDifference|union|getOrInsert|setFromBase64|setFromHex)\(|\bscheduler\.(?:yield|postTask)\b/g

/** Those that our code uses only where they are there. */
const withFallback: ReadonlySet<string> = new Set(['requestIdleCallback', 'showPopover'])

/** What style sheets know for less long than the floor, and break without. */
const youngerStyles =
  /@(?:scope|function|position-try)\b|anchor-name|position-anchor|anchor\(|field-sizing|calc-size\(|interpolate-size|::details-content|sibling-(?:index|count)\(|corner-shape|base-select|[\s:,(]if\(\s*(?:style|media|supports)\(/g

// They have them all (ES2018), which esbuild does not know of Safari.
const supported = { 'regexp-unicode-property-escapes': true }

let files: ReadonlyMap<string, string>

beforeAll(async () => {
  const entries = await readdir('dist', { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((path) => !path.startsWith('dist/bin/'))
  files = new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)))
})

/** What of a text is younger than the floor, each once. */
const youngerIn = (text: string, names: RegExp) => [...new Set(text.match(names))]

test('no file that a page loads is written in a syntax that the oldest supported browsers do not know', async () => {
  const target = Object.entries(floor).map(([name, version]) => `${name}${version}`)
  const written = async (code: string, target: string | string[]) =>
    (await transform(code, { target, format: 'esm', legalComments: 'none', supported })).code
  const lowered: string[] = []
  for (const [path, code] of files)
    if ((await written(code, target)) !== (await written(code, 'esnext'))) lowered.push(path)
  expect(files.size).toBeGreaterThan(100)
  expect(lowered).toEqual([])
})

test('no chunk uses an API newer than the supported browsers without a fallback', () => {
  const used = [...files].flatMap(([path, code]) =>
    youngerIn(code, younger)
      .filter((name) => !withFallback.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(used).toEqual([])
})

test('no style sheet uses a feature newer than the supported browsers', () => {
  const used = [...files].flatMap(([path, code]) =>
    path.startsWith('dist/vendor/') ? [] : youngerIn(code, youngerStyles).map((name) => `${path}: ${name}`),
  )
  expect(used).toEqual([])
})

test('the finder reports newer APIs', () => {
  expect(youngerIn('AbortSignal.any([a]); new Set(a).union(b)', younger)).toEqual([
    'AbortSignal.any',
    '.union(',
  ])
  expect(youngerIn('@scope (.x) {}', youngerStyles)).toEqual(['@scope'])
})

test('the page on browsers names them', async () => {
  const page = await readFile('docs/browsers.md', 'utf8')
  const { chrome, firefox, safari } = floor
  expect(page).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, and Safari ${safari}`)
})
