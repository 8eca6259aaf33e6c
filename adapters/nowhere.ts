import { defer } from 'rxjs'
import type { LatchkeyError } from '../core/domain/latchkey-error.ts'
import type { Answer } from '../core/ports/answer.ts'

/** A port that answers every question with the same failure, since what it would stand on is not there. */
export function nowhere<Port extends object>(methods: readonly (keyof Port)[], error: LatchkeyError): Port {
  const refuse = (): Answer<never> =>
    defer(() => {
      throw error
    })
  return Object.fromEntries(methods.map((method) => [method, refuse])) as Port
}
