import type { LatchkeyError } from '../core/domain/latchkey-error.ts'
import { askedThen, comingWith } from '../core/ports/when-here.ts'
import type { Coming } from '../core/ports/when-here.ts'
import { everyMethod } from './every-method.ts'
import type { MethodsOnly, PortMethod } from './every-method.ts'

/** A port of which nothing is loaded or asked while it is not offered; its questions fail then. */
export function whereOffered<Port extends MethodsOnly<Port>>(
  port: Port,
  isOffered: (method: keyof Port) => boolean,
  error: LatchkeyError,
): Port {
  return everyMethod((method) => {
    const ask: PortMethod & Coming = port[method]
    return comingWith(
      (request, signal) =>
        askedThen(() => {
          if (!isOffered(method)) throw error
          return ask(request, signal)
        }),
      ask.whenHere,
    )
  })
}
