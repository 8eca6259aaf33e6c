import { defer, switchMap } from 'rxjs'
import { chunk } from '../core/chunk.ts'
import type { Answer } from '../core/ports/answer.ts'
import { rejectOnAbort } from './aborted.ts'

/** A question that a port takes. */
export type PortMethod = (request: never, signal: AbortSignal) => Answer<unknown>

/** A port made of a chunk, known by an export of it, that is loaded once, when one of its methods is first asked, and asked at once from then on; what failed is tried again by the next question. */
export function lazy<
  Name extends string,
  Module extends Readonly<Record<Name, unknown>>,
  Port extends { readonly [Method in keyof Port]: PortMethod },
>(
  name: Name,
  load: () => Promise<Module>,
  make: (module: Module) => Port | Promise<Port>,
  methods: readonly (keyof Port)[],
): Port {
  const fetch = chunk(name, load)
  let making: Promise<Port> | null = null
  let made: Port | null = null
  const coming = () => {
    making ??= fetch()
      .then(make)
      .then((port) => (made = port))
      .catch((error: unknown) => {
        making = null
        throw error
      })
    return making
  }
  const ask =
    (method: keyof Port): PortMethod =>
    (request, signal) =>
      defer(() => (made ? [made] : rejectOnAbort(coming(), signal))).pipe(
        switchMap((port) => port[method](request, signal)),
      )
  return Object.fromEntries(methods.map((method) => [method, ask(method)])) as unknown as Port
}
