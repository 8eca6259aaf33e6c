import { constants } from 'node:fs'
import { access, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { formatTape } from '../../../core/recording/tape.ts'
import type { Tape } from '../../../core/recording/tape.ts'
import { CommandError } from './command-error.ts'

/** Ends the command if a tape cannot be written to a path. Checks that before the script runs, and writes nothing. */
export async function checkTapeFile(path: string): Promise<void> {
  try {
    const found = await stat(path).catch(() => null)
    if (found?.isDirectory()) throw unwritable(2, path, 'EISDIR')
    await access(found ? path : dirname(path), constants.W_OK)
  } catch (error) {
    throw error instanceof CommandError ? error : unwritable(2, path, reasonOf(error))
  }
}

/** Writes a tape. Ends the command if that fails. */
export async function writeTape(path: string, tape: Tape): Promise<void> {
  try {
    await writeFile(path, formatTape(tape))
  } catch (error) {
    throw unwritable(1, path, reasonOf(error))
  }
}

function reasonOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unknown reason'
}

function unwritable(exitCode: 1 | 2, path: string, reason: string): CommandError {
  return new CommandError(exitCode, `The tape cannot be written to ${path} (${reason}).`)
}
