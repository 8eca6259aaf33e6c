import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { CommandError } from './command-error.ts'
import type { CommandIo } from './command-io.ts'

/** Reads a text file, or stdin for `-`, without a byte order mark. Ends the command if it cannot be read. */
export async function readText(path: string, { stdin }: CommandIo): Promise<string> {
  if (path === '-') return withoutMark(await text(stdin))
  try {
    return withoutMark(await readFile(path, 'utf8'))
  } catch (error) {
    throw new CommandError(
      2,
      `${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}).`,
    )
  }
}

/** Returns a text without the byte order mark (U+FEFF) that some editors write. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}
