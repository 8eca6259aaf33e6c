import { moneyFields } from './domain/money-fields.ts'
import type { MoneyVerb } from './domain/money-fields.ts'
import type { LatchkeyError } from './domain/latchkey-error.ts'
import { explained } from './verb-failure.ts'

/**
 * Says that a request names what its verb does not know (`bad-request`), in production too: a network that is named in vain would be
 * paid on another one. Null where the verb knows all of it.
 */
export function unknownFieldRefusal(verb: MoneyVerb, request: object): Promise<LatchkeyError> | null {
  const known: readonly string[] = moneyFields[verb]
  const stray = Object.keys(request).find((name) => !known.includes(name))
  return stray === undefined
    ? null
    : explained('bad-request', ({ unknownFieldRefused }) => unknownFieldRefused(verb, stray, known))
}
