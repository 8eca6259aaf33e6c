import { constants } from 'node:os'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'

/** An error that ends a command. Exit code 1 means that the command failed, 2 that its arguments are wrong. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly exitCode: 1 | 2

  constructor(exitCode: 1 | 2, message: string) {
    super(message)
    this.exitCode = exitCode
  }
}

/** An error that ends a command after a signal. Its exit code is 128 plus the signal's number, as shells expect. */
export class SignalError extends Error {
  override readonly name = 'SignalError'
  readonly exitCode: number

  constructor(signal: NodeJS.Signals) {
    super(`latchkey was ended by ${signal}.`)
    this.exitCode = 128 + constants.signals[signal]
  }
}

/**
 * Returns whether a rejection that nobody handled is harmless. Five minutes after each proposal, the pairing library (`createDelayedPromise`)
 * rejects a promise that it keeps to itself. The other one, which it returned, is handled.
 */
export function isHarmlessRejection(error: unknown): boolean {
  return error instanceof Error && error.message === 'Proposal expired'
}

/** The exit code of an unexpected error (EX_SOFTWARE of sysexits.h). A wait that timed out has another code. */
const unforeseen = 70

type Environment = Readonly<Record<string, string | undefined>>
type Ending = { readonly message: string; readonly exitCode: number }

/** Returns an error's message in one line, and its exit code. If `LATCHKEY_DEBUG` is set, the stack of an unexpected error follows. */
export function ending(error: unknown, environment: Environment = {}): Ending {
  if (error instanceof CommandError) return { message: inOneLine(error.message), exitCode: error.exitCode }
  if (error instanceof LatchkeyError) {
    const isMistake = ['bad-option', 'bad-tape'].includes(error.code)
    return { message: inOneLine([error.shortMessage, ...error.meta].join(' ')), exitCode: isMistake ? 2 : 1 }
  }
  return breakdown(error, environment)
}

/** Returns the message and exit code of an interruption: a signal, or an uncaught error of any type. */
export function breakdown(error: unknown, environment: Environment = {}): Ending {
  if (error instanceof SignalError) return { message: error.message, exitCode: error.exitCode }
  const message = `latchkey broke on something unforeseen (${inOneLine(String(error))})`
  const stack = error instanceof Error ? error.stack : undefined
  return {
    message:
      environment['LATCHKEY_DEBUG'] && stack
        ? `${message}:\n${stack}`
        : `${message}; LATCHKEY_DEBUG=1 shows where.`,
    exitCode: unforeseen,
  }
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ')
}
