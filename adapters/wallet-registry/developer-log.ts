import type { FailureCode } from '../../core/domain/errors/failure-code.ts'
import type { Log } from '../../core/domain/options/log-level.ts'

/** Tells the people who build a page what only they can mend, once for each kind of failure. */
export type DeveloperLog = { readonly tell: (code: FailureCode, message: string) => void }

/** Makes one over the log of a Latchkey. */
export function createDeveloperLog(log: Log): DeveloperLog {
  const told = new Set<FailureCode>()
  return {
    tell: (code, message) => {
      if (!told.has(code)) log('error', `${code}: ${message}`)
      told.add(code)
    },
  }
}
