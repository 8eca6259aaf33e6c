import { LatchkeyError } from './latchkey-error.ts'
import { shapeOf } from './shape-of.ts'

/** Checks an option that is an object with methods; throws `bad-option` naming what it is and what was expected. */
export function checkMethods(option: string, given: unknown, methods: readonly string[]): void {
  if (methods.every((name) => typeof Object(given)[name] === 'function')) return
  throw wrongPart(option, given, `an object with the methods ${methods.join(', ')}`)
}

/** Checks the option `ports` by the built-in ones: no other name, and each with the methods of the one it replaces; throws `bad-option`. */
export function checkPorts(given: unknown, own: object): void {
  const replaced = new Map<string, object>(Object.entries(own))
  if (Object(given) !== given || Object.keys(Object(given)).some((name) => !replaced.has(name)))
    throw wrongPart('ports', given, `an object with any of ${[...replaced.keys()].join(', ')}`)
  for (const [name, port] of Object.entries(Object(given)))
    checkMethods(`ports.${name}`, port, Object.keys(replaced.get(name) ?? {}))
}

function wrongPart(option: string, given: unknown, wish: string): LatchkeyError {
  return new LatchkeyError('bad-option', `The option "${option}" is ${shapeOf(given)}; expected ${wish}.`)
}
