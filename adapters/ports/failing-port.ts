import { defer } from 'rxjs'
import type { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { proxyPort } from './proxy-port.ts'
import type { MethodsOnly } from './proxy-port.ts'

/** A port that answers every question with the same failure, since what it would stand on is not there. */
export function failingPort<Port extends MethodsOnly<Port>>(error: LatchkeyError): Port {
  return proxyPort(
    () => () =>
      defer(() => {
        throw error
      }),
  )
}
