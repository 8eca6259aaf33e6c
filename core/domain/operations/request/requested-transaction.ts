import type * as z from 'zod/mini'
import { fieldsIn } from '../../values/fields.ts'
import type * as schema from './requested-transaction.schema.ts'

/** A call exactly as it was sent to the wallet. Fields that the request did not have are absent. */
export type RequestedCall = z.infer<typeof schema.requestedCallSchema>

/** The highest payment and the lowest receipt of a swap. A null token is the coin, and amounts are in base units. */
export type RequestedTrade = z.infer<typeof schema.requestedTradeSchema>

/** The transaction that a wallet was asked to send. The mined transaction is compared with it. */
export type RequestedTransaction = z.infer<typeof schema.requestedTransactionSchema>

/** Returns the transaction in the parameters of a request. Undefined if they contain none. */
export function requestedTransactionIn(params: unknown): RequestedTransaction | undefined {
  const { transaction } = fieldsIn(params)
  if (typeof transaction === 'string') return { transaction }
  const call = requestedCall(Array.isArray(params) ? params[0] : null)
  return call.to === undefined && call.data === undefined ? undefined : { call }
}

/** Returns the requested fields of one call. */
export function requestedCall(given: unknown): RequestedCall {
  const { to, value, data, input } = fieldsIn(given)
  const code = data ?? input
  return {
    ...(typeof to === 'string' && { to }),
    ...((typeof value === 'string' || typeof value === 'number') && { value: String(value) }),
    ...(typeof code === 'string' && { data: code }),
  }
}

/** Parses the stored transaction of a request. Undefined if it is invalid. */
export function parseRequestedTransaction(given: unknown): RequestedTransaction | undefined {
  const { call, trade, transaction } = fieldsIn(given)
  const { pays, gets } = fieldsIn(trade)
  const [paid, got] = [fieldsIn(pays), fieldsIn(gets)]
  const isTrade = isToken(paid.token) && isToken(got.token) && isAmount(paid.most) && isAmount(got.least)
  const isCall = Object(call) === call
  if (!isCall && !isTrade && typeof transaction !== 'string') return undefined
  return {
    ...(isCall && { call: requestedCall(call) }),
    ...(isTrade && { trade: trade as RequestedTrade }),
    ...(typeof transaction === 'string' && { transaction }),
  }
}

function isToken(given: unknown): boolean {
  return given === null || typeof given === 'string'
}

function isAmount(given: unknown): boolean {
  return typeof given === 'string' && /^[0-9]{1,78}$/.test(given)
}
