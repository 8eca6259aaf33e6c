import type { Answer } from '../../core/ports/answer.ts'

/** A method of a port. */
export type PortMethod = (request: never, signal: AbortSignal) => Answer<unknown>

/** An object with a port's methods and nothing else. */
export type MethodsOnly<Port> = { readonly [Method in keyof Port]: PortMethod }

/** Creates a port whose methods are made on first access. So the methods of code that is not loaded yet need no list. */
export function proxyPort<Port extends MethodsOnly<Port>>(make: (method: keyof Port) => PortMethod): Port {
  // A promise checks whether its value has `then`, and would wait for a port that has it.
  const made: Record<PropertyKey, PortMethod | null> = { then: null }
  return new Proxy(made, {
    get: (_, method) => (method in made ? made[method] : (made[method] = make(method as keyof Port))),
  }) as unknown as Port
}
