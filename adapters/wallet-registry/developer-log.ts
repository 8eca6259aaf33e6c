import type { FailureCode } from '../../core/domain/errors/failure-code.ts'
import type { Log } from '../../core/domain/options/log-level.ts'

/** Reports errors that only the app's developers can fix, once for each code. */
export type DeveloperLog = { readonly tell: (code: FailureCode, message: string) => void }

/** Creates a developer log over a Latchkey's log. */
export function createDeveloperLog(log: Log): DeveloperLog {
  const told = new Set<FailureCode>()
  return {
    tell: (code, message) => {
      if (!told.has(code)) log('error', `${code}: ${message}`)
      told.add(code)
    },
  }
}
