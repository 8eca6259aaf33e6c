import type { LatchkeyError } from '../core/domain/latchkey-error.ts'
import { askedThen, comingWith } from '../core/ports/when-here.ts'
import type { Coming } from '../core/ports/when-here.ts'
import type { PortMethod } from './lazy.ts'

/** A port of which nothing is loaded or asked while it is not offered; its questions fail then. */
export function whereOffered<Port extends { readonly [Method in keyof Port]: PortMethod }>(
  port: Port,
  isOffered: (method: string) => boolean,
  error: LatchkeyError,
): Port {
  const guarded = ([method, ask]: [string, PortMethod & Coming]): [string, PortMethod] => [
    method,
    comingWith(
      (request, signal) =>
        askedThen(() => {
          if (!isOffered(method)) throw error
          return ask(request, signal)
        }),
      ask.whenHere,
    ),
  ]
  return Object.fromEntries(Object.entries<PortMethod>(port).map(guarded)) as unknown as Port
}
