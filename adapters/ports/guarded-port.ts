import { defer } from 'rxjs'
import type { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { proxyPort } from './proxy-port.ts'
import type { MethodsOnly } from './proxy-port.ts'

/** Wraps a port so that nothing is loaded or requested while a method is not offered. Its requests then fail with `error`. */
export function guardedPort<Port extends MethodsOnly<Port>>(
  port: Port,
  isOffered: (method: keyof Port) => boolean,
  error: LatchkeyError,
): Port {
  return proxyPort(
    (method) => (request, signal) =>
      defer(() => {
        if (!isOffered(method)) throw error
        return port[method](request, signal)
      }),
  )
}
