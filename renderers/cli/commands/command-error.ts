import { constants } from 'node:os'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'

/** Ends a command: exit code 1 means that what was tried failed, 2 that it was asked wrongly. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly exitCode: 1 | 2

  constructor(exitCode: 1 | 2, message: string) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Ends a command that a signal ended, with the exit code by which shells know it: 128 and the signal's number. */
export class SignalError extends Error {
  override readonly name = 'SignalError'
  readonly exitCode: number

  constructor(signal: NodeJS.Signals) {
    super(`latchkey was ended by ${signal}.`)
    this.exitCode = 128 + constants.signals[signal]
  }
}

/** The exit code of what nobody foresaw (EX_SOFTWARE of sysexits.h), never that of a wait that failed. */
const unforeseen = 70

type Environment = Readonly<Record<string, string | undefined>>
type Ending = { readonly message: string; readonly exitCode: number }

/** What an error says, in one line, and the exit code that goes with it; where `LATCHKEY_DEBUG` holds any text, the stack of what nobody foresaw follows. */
export function ending(error: unknown, environment: Environment = {}): Ending {
  if (error instanceof CommandError) return { message: inOneLine(error.message), exitCode: error.exitCode }
  if (error instanceof LatchkeyError) {
    const isMistake = ['bad-option', 'bad-tape'].includes(error.code)
    return { message: inOneLine([error.shortMessage, ...error.meta].join(' ')), exitCode: isMistake ? 2 : 1 }
  }
  return breakdown(error, environment)
}

/** What ends a command from outside of everything it waits for: a signal, or what broke, whatever kind of error that is. */
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
