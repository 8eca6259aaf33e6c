import { defer } from 'rxjs'
import type { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { everyMethod } from './every-method.ts'
import type { MethodsOnly } from './every-method.ts'

/** A port of which nothing is loaded or asked while it is not offered; its questions fail then. */
export function whereOffered<Port extends MethodsOnly<Port>>(
  port: Port,
  isOffered: (method: keyof Port) => boolean,
  error: LatchkeyError,
): Port {
  return everyMethod(
    (method) => (request, signal) =>
      defer(() => {
        if (!isOffered(method)) throw error
        return port[method](request, signal)
      }),
  )
}
