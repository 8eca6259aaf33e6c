import type { FailureCode } from '../../core/domain/failure-code.ts'

/** Tells the people who build a page what only they can mend, once for each kind of failure. */
export type DeveloperConsole = { readonly warn: (code: FailureCode, message: string) => void }

/** Makes one over a console, this page's own by default. */
export function createDeveloperConsole(target: Pick<Console, 'warn'> = console): DeveloperConsole {
  const told = new Set<FailureCode>()
  return {
    warn: (code, message) => {
      if (!told.has(code)) target.warn(`Latchkey (${code}): ${message}`)
      told.add(code)
    },
  }
}
