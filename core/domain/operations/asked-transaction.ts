import type * as z from 'zod/mini'
import type * as schema from './asked-transaction.schema.ts'

/** A call as a wallet was asked to send it, word for word; a field that the wallet was not told is missing. */
export type AskedCall = z.infer<typeof schema.AskedCall>

/** What a swap may take of an account, and what it has to bring; a token is null for the coin, amounts are base units. */
export type AskedTrade = z.infer<typeof schema.AskedTrade>

/** What a wallet was asked to send, so that the mined transaction can be compared with it. */
export type AskedTransaction = z.infer<typeof schema.AskedTransaction>

type Fields = Readonly<Record<string, unknown>>

/** Returns what the parameters of a request ask a wallet to send; undefined where they say nothing of it. */
export function askedIn(params: unknown): AskedTransaction | undefined {
  const { transaction } = fieldsIn(params)
  if (typeof transaction === 'string') return { transaction }
  const call = askedCall(Array.isArray(params) ? params[0] : null)
  return call.to === undefined && call.data === undefined ? undefined : { call }
}

/** Returns what one call asks for. */
export function askedCall(given: unknown): AskedCall {
  const { to, value, data, input } = fieldsIn(given)
  const code = data ?? input
  return {
    ...(typeof to === 'string' && { to }),
    ...((typeof value === 'string' || typeof value === 'number') && { value: String(value) }),
    ...(typeof code === 'string' && { data: code }),
  }
}

function fieldsIn(value: unknown): Fields {
  return Object(value) as Fields
}

/** Reads what was kept of a request; undefined for what is none. */
export function parseAskedTransaction(given: unknown): AskedTransaction | undefined {
  const { call, trade, transaction } = fieldsIn(given)
  const { pays, gets } = fieldsIn(trade)
  const [paid, got] = [fieldsIn(pays), fieldsIn(gets)]
  const isTrade = isToken(paid.token) && isToken(got.token) && isAmount(paid.most) && isAmount(got.least)
  const isCall = Object(call) === call
  if (!isCall && !isTrade && typeof transaction !== 'string') return undefined
  return {
    ...(isCall && { call: askedCall(call) }),
    ...(isTrade && { trade: trade as AskedTrade }),
    ...(typeof transaction === 'string' && { transaction }),
  }
}

function isToken(given: unknown): boolean {
  return given === null || typeof given === 'string'
}

function isAmount(given: unknown): boolean {
  return typeof given === 'string' && /^[0-9]{1,78}$/.test(given)
}
