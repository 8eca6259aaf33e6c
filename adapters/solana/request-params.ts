import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import { fromBase58 } from '../../core/domain/values/base58.ts'
import { fromBase64 } from '../../core/domain/values/base64.ts'
import type { SendOptions } from './send-signed.ts'

/** The parameters of a Solana method in the host's form (JSON): one object, or a list of one. */
export type RequestParams = Readonly<Record<string, unknown>>

/** Reads the parameters of a method. Without any, returns an empty object. */
export function paramsOf(params: unknown): RequestParams {
  const [given] = Array.isArray(params) ? (params as unknown[]) : [params]
  return typeof given === 'object' && given !== null ? (given as RequestParams) : {}
}

/** Returns the message in base58 as bytes. Throws `invalid-request`. */
export function messageIn(params: RequestParams): Uint8Array {
  const { message } = params
  const bytes = typeof message === 'string' ? fromBase58(message) : null
  if (bytes) return bytes
  throw wrongParam('message', message, 'the bytes to sign in base58')
}

/** Returns a serialized transaction in base64 as bytes. Throws `invalid-request`. */
export function transactionIn(params: RequestParams): Uint8Array {
  return transactionOf('transaction', params['transaction'])
}

/** Returns serialized transactions in base64 as bytes. Throws `invalid-request`. */
export function transactionsIn(params: RequestParams): Uint8Array[] {
  const { transactions } = params
  if (!Array.isArray(transactions) || transactions.length === 0)
    throw wrongParam('transactions', transactions, 'a list of serialized transactions in base64')
  return transactions.map((transaction, index) => transactionOf(`transactions[${index}]`, transaction))
}

/** Returns the options for sending a transaction, by their names in Solana's RPC. Options of a wrong type are left out. */
export function sendOptionsIn(params: RequestParams): SendOptions {
  const { skipPreflight, preflightCommitment, maxRetries, minContextSlot } = paramsOf(
    params['sendOptions'] ?? params['options'],
  )
  return {
    ...(typeof skipPreflight === 'boolean' && { skipPreflight }),
    ...(typeof preflightCommitment === 'string' && { preflightCommitment }),
    ...(typeof maxRetries === 'number' && { maxRetries }),
    ...(typeof minContextSlot === 'number' && { minContextSlot }),
  }
}

function transactionOf(name: string, given: unknown): Uint8Array {
  const bytes = typeof given === 'string' && given !== '' ? fromBase64(given) : null
  if (bytes) return bytes
  throw wrongParam(name, given, 'a serialized transaction in base64')
}

function wrongParam(name: string, given: unknown, expected: string): LatchkeyError {
  return new LatchkeyError(
    'invalid-request',
    `The parameter ${name} is ${shapeOf(given)}; expected ${expected}.`,
  )
}
