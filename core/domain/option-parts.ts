import { LatchkeyError } from './latchkey-error.ts'
import { shapeOf } from './shape-of.ts'

/** Checks an option that is an object with methods; throws `bad-option` naming what it is and what was expected. */
export function checkMethods(option: string, given: unknown, methods: readonly string[]): void {
  if (methods.every((name) => typeof Object(given)[name] === 'function')) return
  throw wrongPart(option, given, `an object with the methods ${methods.join(', ')}`)
}

/** Checks the option `ports` by the built-in ones: no other name, of those by key no other key, and each with the methods of the one it replaces; throws `bad-option`. */
export function checkPorts(given: unknown, own: Readonly<Record<string, object>>): void {
  checkNames('ports', given, own)
  for (const [name, port] of Object.entries(Object(given))) {
    const built = own[name] ?? {}
    const isKeyed = name === 'connectors' || name === 'chains'
    if (isKeyed) checkNames(`ports.${name}`, port, built)
    for (const [key, inner] of isKeyed ? Object.entries(Object(port)) : [['', port]]) {
      const replaced: object = isKeyed ? Reflect.get(built, String(key)) : built
      checkMethods(isKeyed ? `ports.${name}.${String(key)}` : `ports.${name}`, inner, Object.keys(replaced))
    }
  }
}

function checkNames(option: string, given: unknown, own: object): void {
  const names = Object.keys(own)
  if (Object(given) !== given || Object.keys(Object(given)).some((name) => !names.includes(name)))
    throw wrongPart(option, given, `an object with any of ${names.join(', ')}`)
}

function wrongPart(option: string, given: unknown, wish: string): LatchkeyError {
  return new LatchkeyError('bad-option', `The option "${option}" is ${shapeOf(given)}; expected ${wish}.`)
}
