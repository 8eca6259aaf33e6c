import { afterAll, expect, test } from 'vitest'
import { diffedFiles, pagesIn, quotedIn } from './document-page.ts'
import { snippetHost } from './snippet-host.ts'

const { compile, remove } = snippetHost()
afterAll(remove)

const pages = pagesIn('docs/migrate')

/** What the apps import beside our package, and this checkout does not install. */
const foreign = `declare module '@solana/wallet-adapter-react'`

test.each(pages)('$path: the app that its diffs leave compiles', (page) => {
  const files = diffedFiles(page)
  expect(Object.keys(files)).not.toEqual([])
  expect(compile({ 'foreign.d.ts': foreign, ...files })).toEqual({ status: 0, told: '' })
})

test('every name of ours on these pages is exported', () => {
  const exported = new Set(pagesIn('docs/api').flatMap(({ text }) => text.match(/(?<=^## )\w+$/gm) ?? []))
  const named = pages.flatMap(({ path, text }) =>
    quotedIn(text.replaceAll(/^```[^]*?^```$/gm, ''))
      .flatMap((quoted) => /^(?:useLatchkey\w*|createWagmiConfig|createLatchkey)/.exec(quoted)?.[0] ?? [])
      .map((name) => ({ path, name })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ name }) => !exported.has(name))).toEqual([])
})
