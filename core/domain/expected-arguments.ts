import { allNamespaces, isNamespace } from './caip.ts'
import type { Namespace } from './caip.ts'
import { LatchkeyError } from './latchkey-error.ts'
import { shapeOf } from './shape-of.ts'

/** The Latchkey that was given; throws `bad-request` for what is none, naming who was given it. */
export function expectedLatchkey<Given>(given: Given, taker: string): Given {
  if (typeof Object(given).subscribe === 'function') return given
  throw refused(`The Latchkey given to ${taker}`, given, 'the one that createLatchkey made')
}

/** The namespace that was asked about, undefined for none; throws `bad-request` for one that there is not. */
export function expectedNamespace(
  where: { readonly namespace?: Namespace | undefined } = {},
): Namespace | undefined {
  const { namespace } = Object(where) as typeof where
  if (namespace === undefined || isNamespace(namespace)) return namespace
  throw refused('The namespace', namespace, `one of ${allNamespaces.join(', ')}, or none`)
}

/** A text that was given; throws `bad-request` for anything else, saying what it should have been. */
export function expectedText(given: string, what: string, expected: string): string {
  if (typeof given === 'string') return given
  throw refused(what, given, expected)
}

function refused(what: string, given: unknown, expected: string): LatchkeyError {
  return new LatchkeyError('bad-request', `${what} is ${shapeOf(given)}; expected ${expected}.`)
}
