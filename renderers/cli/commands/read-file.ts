import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { CommandError } from './command-error.ts'
import type { CommandIo } from './command-io.ts'

/** Reads a text file, or stdin for `-`; ends the command when there is none. */
export async function readText(path: string, { stdin }: CommandIo): Promise<string> {
  if (path === '-') return text(stdin)
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new CommandError(
      2,
      `${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}).`,
    )
  }
}
