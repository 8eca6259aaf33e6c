import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A snippet of the documentation that says in its first line which file of an app it is. */
export type Snippet = { readonly path: string; readonly code: string }

/** The snippets of a Markdown file that name their file, in their order. */
export function snippetsOf(file: string): readonly Snippet[] {
  const fenced = /^```\w+\n((?:\/\/|<!--) ([\w/.-]+\.\w+)\b[^]*?)^```$/gm
  return [...readFileSync(file, 'utf8').matchAll(fenced)].map(([, code = '', path = '']) => ({ path, code }))
}

/** What a Markdown file tells to install first. */
export function packagesToInstall(file: string): readonly string[] {
  return /^npm install (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1]?.split(' ') ?? []
}

/** How many lines somebody writes: those that are neither empty nor a comment alone. */
export function writtenLines(snippets: readonly Snippet[]): number {
  const lines = snippets.flatMap(({ code }) => code.split('\n'))
  return lines.filter((line) => line.trim() && !/^\s*(\/\/|<!--)/.test(line)).length
}

/** Puts a snippet, word for word, into the app where it says: HTML at the beginning of the body, all else as the whole file. */
export function putSnippet(folder: string, { path, code }: Snippet): void {
  const file = join(folder, path)
  const isHtml = path.endsWith('.html')
  writeFileSync(file, isHtml ? readFileSync(file, 'utf8').replace('<body>', `<body>\n${code}`) : code)
  // Vite keeps here what the app imported before it.
  rmSync(join(folder, 'node_modules/.vite'), { recursive: true, force: true })
}
