import { LatchkeyError } from '../errors/latchkey-error.ts'
import { shapeOf } from '../values/text/shape-of.ts'

/** Checks an option that is an object with methods. Throws `bad-option` with its value and the expected methods. */
export function checkMethods(option: string, given: unknown, methods: readonly string[]): void {
  const missing = methods.filter((name) => typeof Object(given)[name] !== 'function')
  if (missing.length === 0) return
  const lacks =
    Object(given) === given && missing.length < methods.length ? ` (without ${missing.join(', ')})` : ''
  throw wrongPart(option, given, `an object with the methods ${methods.join(', ')}`, lacks)
}

/** Checks an option that is a function. Throws `bad-option` with its value. */
export function checkFunction(option: string, given: unknown): void {
  if (typeof given !== 'function') throw wrongPart(option, given, 'a function')
}

/**
 * Checks the option `ports` against the built-in ports: their names, the keys of connectors and chains, and the methods of each port. Throws
 * `bad-option`.
 */
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

/** Checks the option `siwe`: its required functions, its optional functions and its switches. Throws `bad-option`. */
export function checkSiwe(given: unknown): void {
  checkMethods('siwe', given, ['getNonce', 'verifyMessage', 'getSession', 'signOut'])
  const fields = Object(given) as Readonly<Record<string, unknown>>
  for (const name of ['createMessage', 'getMessageParams', 'onSignIn', 'onSignOut'])
    if (fields[name] !== undefined) checkFunction(`siwe.${name}`, fields[name])
  for (const name of [
    'enabled',
    'oneClick',
    'signOutOnDisconnect',
    'signOutOnAccountChange',
    'signOutOnNetworkChange',
  ]) {
    const value = fields[name]
    if (value !== undefined && typeof value !== 'boolean')
      throw wrongPart(`siwe.${name}`, value, 'true or false')
  }
}

/** Returns an error for `isSiweEnabled` without the option `siwe`. */
export function withoutSiwe(): LatchkeyError {
  return new LatchkeyError(
    'bad-option',
    'The option "isSiweEnabled" is the boolean true without the option "siwe"; expected it with the adapter of your server, an object with the methods getNonce, verifyMessage, getSession, signOut.',
  )
}

function checkNames(option: string, given: unknown, own: object): void {
  const names = Object.keys(own)
  if (Object(given) !== given || Object.keys(Object(given)).some((name) => !names.includes(name)))
    throw wrongPart(option, given, `an object with any of ${names.join(', ')}`)
}

function wrongPart(option: string, given: unknown, wish: string, lacks = ''): LatchkeyError {
  return new LatchkeyError(
    'bad-option',
    `The option "${option}" is ${shapeOf(given)}${lacks}; expected ${wish}.`,
  )
}
