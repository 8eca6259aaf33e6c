import type { Answer } from '../../core/ports/answer.ts'

/** A question that a port takes. */
export type PortMethod = (request: never, signal: AbortSignal) => Answer<unknown>

/** What has methods of a port, and nothing else. */
export type MethodsOnly<Port> = { readonly [Method in keyof Port]: PortMethod }

/** A port that has every method it is asked for, made when it is first asked for: nobody has to list what code that is not here yet can do. */
export function proxyPort<Port extends MethodsOnly<Port>>(make: (method: keyof Port) => PortMethod): Port {
  // A promise asks what it is resolved with for this one, and would wait for a port that had it.
  const made: Record<PropertyKey, PortMethod | null> = { then: null }
  return new Proxy(made, {
    get: (_, method) => (method in made ? made[method] : (made[method] = make(method as keyof Port))),
  }) as unknown as Port
}
