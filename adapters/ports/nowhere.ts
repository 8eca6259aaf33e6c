import { defer } from 'rxjs'
import type { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { everyMethod } from './every-method.ts'
import type { MethodsOnly } from './every-method.ts'

/** A port that answers every question with the same failure, since what it would stand on is not there. */
export function nowhere<Port extends MethodsOnly<Port>>(error: LatchkeyError): Port {
  return everyMethod(
    () => () =>
      defer(() => {
        throw error
      }),
  )
}
