import { LatchkeyError } from '../../../core/domain/latchkey-error.ts'

/** Ends a command: exit code 1 means that what was tried failed, 2 that it was asked wrongly. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly exitCode: 1 | 2

  constructor(exitCode: 1 | 2, message: string) {
    super(message)
    this.exitCode = exitCode
  }
}

/** What an error says, in one line, and the exit code that goes with it. */
export function ending(error: unknown): { readonly message: string; readonly exitCode: number } {
  const text =
    error instanceof LatchkeyError ? [error.shortMessage, ...error.meta].join(' ') : messageOf(error)
  const exitCode = error instanceof CommandError ? error.exitCode : isMistake(error) ? 2 : 1
  return { message: text.replaceAll(/\s*\n\s*/g, ' '), exitCode }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function isMistake(error: unknown): boolean {
  return error instanceof LatchkeyError && ['bad-option', 'bad-tape'].includes(error.code)
}
