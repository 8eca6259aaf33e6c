import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A Markdown file of the documentation. */
export type Page = { readonly path: string; readonly text: string }

/** The pages of a folder, without those of its folders. */
export const pagesIn = (folder: string): readonly Page[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ path: join(folder, file), text: readFileSync(join(folder, file), 'utf8') }))

/** What a text has between backticks. */
export const quotedIn = (text: string) =>
  Array.from(text.matchAll(/`([^`\n]+)`/g), ([, quoted = '']) => quoted)

/** The TypeScript examples of a page. */
export const examplesOf = ({ text }: Page) =>
  Array.from(text.matchAll(/^```(tsx?)\n([^]*?)^```$/gm), ([, language = '', code = '']) => ({
    language,
    code,
  }))

/** What the diffs of a page leave of each file that their first line names. */
export function diffedFiles({ text }: Page): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from(text.matchAll(/^```diff\n \/\/ (\S+)\n([^]*?)^```$/gm), ([, file = '', diff = '']) => [
      file,
      diff
        .split('\n')
        .filter((line) => !line.startsWith('-'))
        .map((line) => line.slice(1))
        .join('\n'),
    ]),
  )
}
