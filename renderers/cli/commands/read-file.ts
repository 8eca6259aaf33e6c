import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { CommandError } from './command-error.ts'
import type { CommandIo } from './command-io.ts'

/** Reads a text file, or stdin for `-`, as if a byte-order mark before it were not there; ends the command when there is none. */
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

/** A text without the byte-order mark (U+FEFF) that some editors write first. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}
