import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import * as headless from '../../entries/headless.ts'
import { examplesOf, pagesIn, quotedIn } from './document-page.ts'
import type { Page } from './document-page.ts'
import { snippetHost } from './snippet-host.ts'

const { compile, remove } = snippetHost()
afterAll(remove)

const hookPages = pagesIn('docs/hooks')
const verbPages = pagesIn('docs/verbs')
const migrationPages = pagesIn('docs/migrate')
const referencePages = [...hookPages, ...verbPages]
const hooks = readFileSync('docs/api/react.md', 'utf8').match(/(?<=^## )use\w+$/gm) ?? []

/** The hooks that a page is about, which its title names. */
const hooksOf = ({ text }: Page) => text.split('\n')[0]?.match(/use\w+/g) ?? []

/** The first cells of the tables of a page whose first column has that title. */
const cellsUnder = (title: string, { text }: Page): readonly string[] =>
  [...text.matchAll(/^\| ([^|]+?) \|.*\n\|[-|]+\|\n((?:\|.*\n)*)/gm)]
    .filter(([, heading]) => heading === title)
    .flatMap(([, , rows = '']) => rows.match(/(?<=^\| )[^|]+(?= \|)/gm) ?? [])

/** The verbs that the tables name. */
const saidVerbs = verbPages.flatMap((page) =>
  cellsUnder('Verb', page).flatMap((cell) => /(\w+)\(/.exec(cell)?.[1] ?? []),
)

const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never'

/** A module that compiles only if the tables name every field of every hook, every verb, and nothing else. */
function tablesAsTypes(): string {
  const fields = hookPages.map((page) => {
    const actual = hooksOf(page).map((hook) => `Fields<typeof react.${hook}>`)
    const said = cellsUnder('Field', page).flatMap(quotedIn)
    return `'${page.path}': Same<${union(said)}, ${actual.join(' | ')}>`
  })
  return `import type { Latchkey } from 'latchkey'
import type * as headless from 'latchkey/headless'
import type * as react from 'latchkey/react'
type Same<Said, Actual> =
  | Exclude<Said, Actual> | Exclude<Actual, Said> extends never ? 'same' : { unknown: Exclude<Said, Actual>; unsaid: Exclude<Actual, Said> }
type Fields<Hook> = Hook extends (...given: never) => infer Given
  ? Given extends readonly (infer One)[] ? keyof One : Given extends (...given: never) => unknown ? never : Given extends object ? keyof Given : never
  : never
type Made<Maker> = Maker extends (...given: never) => infer Given ? keyof Given : never
type Verbs = keyof Latchkey | { [Name in keyof typeof headless]: Made<(typeof headless)[Name]> }[keyof typeof headless]
type Tables = { ${fields.join('; ')}; 'docs/verbs': Same<${union(saidVerbs)}, Verbs> }
export const tables: { readonly [Page in keyof Tables]: 'same' } = null as unknown as Tables
`
}

test('each hook has a page of its own or with its neighbours, and no page is about another one', () => {
  expect(hooks.length).toBeGreaterThan(20)
  expect(hookPages.flatMap(hooksOf).toSorted()).toEqual(hooks.toSorted())
})

test('each function of latchkey/headless has a page that shows it', () => {
  const shown = verbPages.flatMap(examplesOf).map(({ code }) => code)
  expect(Object.keys(headless).filter((name) => !shown.some((code) => code.includes(`${name}(`)))).toEqual([])
})

test('each page of a hook or of verbs has one example, and a hook is called in its own', () => {
  expect(referencePages.filter((page) => examplesOf(page).length !== 1).map(({ path }) => path)).toEqual([])
  const uncalled = hookPages.flatMap((page) =>
    hooksOf(page).filter((hook) => !examplesOf(page)[0]?.code.includes(`${hook}(`)),
  )
  expect(uncalled).toEqual([])
})

test('every example of these pages compiles in an app that has the built package', () => {
  const files = referencePages.flatMap((page) =>
    examplesOf(page).map(({ language, code }) => [
      `${basename(dirname(page.path))}-${basename(page.path, '.md')}.${language}`,
      code,
    ]),
  )
  expect(compile(Object.fromEntries(files))).toEqual({ status: 0, told: '' })
})

test('the tables name every field of every hook, and every verb', () => {
  expect(compile({ 'tables.ts': tablesAsTypes() })).toEqual({ status: 0, told: '' })
})

test('every name on the reference pages is in the public declarations', () => {
  const api = pagesIn('docs/api').map(({ text }) => text)
  // The tables of verbs are compared with the types above.
  const declared = new Set([
    ...saidVerbs,
    ...api.flatMap((text) => text.match(/\b\w+(?=\??[:(<])|(?<=^## )\w+$/gm) ?? []),
  ])
  const wrong = referencePages.flatMap(({ path, text }) =>
    quotedIn(text.replaceAll(/^```[^]*?^```$/gm, ''))
      .flatMap(
        (quoted) => /^(?:[\w.]+\.)?(\w+)\(/.exec(quoted)?.[1] ?? /^use[A-Z]\w+$/.exec(quoted)?.[0] ?? [],
      )
      .filter((name) => !declared.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(wrong).toEqual([])
})

test('each code in the tables of these pages is one of docs/errors.md', () => {
  const known = new Set(
    [...readFileSync('docs/errors.md', 'utf8').matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code),
  )
  const said = referencePages.flatMap((page) => cellsUnder('Code', page).flatMap(quotedIn))
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter((code) => !known.has(code))).toEqual([])
})

test('the index and the overviews lead to every page', () => {
  const linked = (overview: string) =>
    new Set(
      Array.from(readFileSync(overview, 'utf8').matchAll(/\]\(([^)#]+)/g), ([, link = '']) =>
        join('docs', link),
      ),
    )
  const unled = (overview: string, pages: readonly Page[]) =>
    pages.map(({ path }) => path).filter((path) => !linked(overview).has(path))
  expect(unled('docs/README.md', [...referencePages, ...migrationPages])).toEqual([])
  expect(unled('docs/react.md', hookPages)).toEqual([])
  expect(unled('docs/verbs.md', verbPages)).toEqual([])
})

/** The anchors of a page, as GitHub makes them from headings. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.match(/(?<=^#+ ).+$/gm) ?? []).map((heading) =>
      heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

test('each link between documents leads to a file, and to a heading in it', () => {
  const folders = ['.', 'docs', 'docs/flows', 'docs/hooks', 'docs/migrate', 'docs/verbs']
  const pages = new Map(
    [...folders, 'docs/api'].flatMap(pagesIn).map(({ path, text }) => [path, text] as const),
  )
  const dead = folders.flatMap(pagesIn).flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\]\(([^)\s]+\.md)?(?:#([^)\s]+))?\)/g), ([, file, anchor]) => {
      const target = file?.includes(':') ? null : file === undefined ? path : join(dirname(path), file)
      const found = target === null ? null : pages.get(target)
      const isDead = found === undefined || (found && anchor !== undefined && !anchorsOf(found).has(anchor))
      return isDead ? `${path}: ${file ?? ''}#${anchor ?? ''}` : ''
    }).filter(Boolean),
  )
  expect(pages.size).toBeGreaterThan(60)
  expect(dead).toEqual([])
})
