import { defer } from 'rxjs'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isTurnedOff } from '../../core/domain/options/switched-off.ts'
import type { Options } from '../../core/domain/options/options.ts'
import type { ModalPart } from '../../core/domain/shell/modal-parts.ts'
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

/** Wraps the port of a part that the options may switch off. A method stays offered while it `isNeeded` all the same. */
export function switchablePort<Port extends MethodsOnly<Port>>(
  port: Port,
  part: ModalPart,
  options: () => Options,
  isNeeded: (method: keyof Port) => boolean = () => false,
): Port {
  return guardedPort(
    port,
    (method) => !isTurnedOff(options(), part) || isNeeded(method),
    new LatchkeyError('feature-disabled', `The options switch the feature "${part}" off.`),
  )
}
