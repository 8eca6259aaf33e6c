import { moneyFields } from '../domain/verbs/money-fields.ts'
import type { MoneyVerb } from '../domain/verbs/money-fields.ts'
import type { LatchkeyError } from '../domain/errors/latchkey-error.ts'
import { purchaseRisks } from '../domain/buy/purchase-risk.ts'
import { sendRisks } from '../domain/send/risk.ts'
import { swapRisks } from '../domain/swap/review/risk.ts'
import { explained } from './verb-failure.ts'

/** The risks that `accept` may name. */
const risks: Readonly<Partial<Record<MoneyVerb, readonly string[]>>> = {
  send: sendRisks,
  swap: swapRisks,
  buy: purchaseRisks,
}

/**
 * Returns the error `bad-request` if a request has an unknown field or accepts an unknown risk, else null.
 * Production checks that, too: a purchase with a misspelt network would be paid on another one, and a misspelt risk would seem accepted.
 */
export function unknownFieldRefusal(verb: MoneyVerb, request: object): Promise<LatchkeyError> | null {
  const known: readonly string[] = moneyFields[verb]
  const stray = Object.keys(request).find((name) => !known.includes(name))
  if (stray !== undefined)
    return explained('bad-request', ({ unknownFieldRefused }) => unknownFieldRefused(verb, stray, known))
  const { accept } = request as { readonly accept?: unknown }
  const named = risks[verb] ?? []
  if (accept === undefined || accept === null) return null
  const isKnown = Array.isArray(accept) && accept.every((risk) => named.includes(risk as string))
  return isKnown ? null : explained('bad-request', ({ acceptRefused }) => acceptRefused(verb, accept, named))
}
