import { allNamespaces, isNamespace } from '../values/caip.ts'
import { LatchkeyError } from '../errors/latchkey-error.ts'
import { moneyFields } from './money-fields.ts'
import { shapeOf } from '../values/text/shape-of.ts'
import { unknownName } from './unknown-name.ts'
import { isViewName } from '../features/view-name.ts'

/** The fields of each verb that takes an object. */
export const requestFields = {
  ready: ['namespace'],
  open: ['view', 'wallet'],
  connect: ['wallet', 'signal'],
  disconnect: ['namespace'],
  request: ['method', 'params', 'namespace', 'signal'],
  switchNetwork: ['signal'],
  begin: ['wallet'],
  signIn: ['signal'],
  ...moneyFields,
  register: ['signal'],
} as const

/** The verbs that take an object. */
export type RequestVerb = keyof typeof requestFields

/**
 * Checks that an object has only known fields of a verb. Throws `bad-request` with the probable name. Ignores other values than plain objects, such
 * as a press event.
 */
export function checkFields(verb: RequestVerb, given: unknown): void {
  if (Object(given) !== given || Object.getPrototypeOf(given) !== Object.prototype) return
  // The view itself decides about the arguments beside it.
  if (verb === 'open' && isViewName(Object(given).view)) return
  const stray = unknownName(verb, Object(given), requestFields[verb])
  if (stray !== null) throw new LatchkeyError('bad-request', stray)
}

/** Checks that a verb's options are `{ signal }` or nothing. Throws `bad-request`. Ignores press events. */
export function checkPatience(verb: 'switchNetwork' | 'signIn' | 'register', given: unknown): void {
  if (given === undefined || given === null || 'currentTarget' in Object(given)) return
  if (Object.getPrototypeOf(given) === Object.prototype) return checkFields(verb, given)
  const isSignal = typeof Object(given).addEventListener === 'function'
  throw new LatchkeyError(
    'bad-request',
    `What ${verb} was given to say how long to wait is ${isSignal ? 'a signal itself' : shapeOf(given)}; expected { signal } such as { signal: AbortSignal.timeout(60_000) }, or none.`,
  )
}

/** Checks that a verb's namespace exists or is absent. Throws `bad-request`. Ignores press events. */
export function checkNamespace(verb: 'ready', given: unknown): void {
  if (given === undefined || 'currentTarget' in Object(given)) return
  const isAsked = Object(given) === given
  const { namespace } = Object(given) as { readonly namespace?: unknown }
  if (isAsked && isNamespace(namespace ?? allNamespaces[0])) return
  const part = isAsked ? `The namespace given to ${verb}` : `What ${verb} was given`
  const wish = `${isAsked ? '' : '{ namespace } with '}one of ${allNamespaces.join(', ')}`
  throw new LatchkeyError(
    'bad-request',
    `${part} is ${shapeOf(isAsked ? namespace : given)}; expected ${wish}, or none.`,
  )
}

/** Checks that a value is an event definition. Throws `bad-request`. */
export function checkEvent(definition: unknown): void {
  if (typeof Object(definition).type === 'string') return
  throw new LatchkeyError(
    'bad-request',
    `The event given to on is ${shapeOf(definition)}; expected one such as connection.established from latchkey.`,
  )
}
