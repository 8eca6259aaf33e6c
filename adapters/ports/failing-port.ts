import { defer } from 'rxjs'
import type { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { proxyPort } from './proxy-port.ts'
import type { MethodsOnly } from './proxy-port.ts'

/** Creates a port that fails every request with the same error, because its foundation is missing. */
export function failingPort<Port extends MethodsOnly<Port>>(error: LatchkeyError): Port {
  return proxyPort(
    () => () =>
      defer(() => {
        throw error
      }),
  )
}
