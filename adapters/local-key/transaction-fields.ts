import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'

/** The amounts of a transaction, in the terms of `eth_sendTransaction`. */
const amounts = [
  'value',
  'gas',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
  'chainId',
] as const

/** A transaction as a page requests it. An absent field is undefined. */
export type TransactionFields = { readonly [Name in (typeof amounts)[number]]?: bigint } & {
  readonly from: unknown
  readonly to: `0x${string}` | null
  readonly data: `0x${string}`
}

/** Reads the parameters of `eth_sendTransaction`. Throws `invalid-request` for a malformed field. */
export function transactionFields(params: unknown): TransactionFields {
  const [given] = Array.isArray(params) ? (params as unknown[]) : []
  const fields = (typeof given === 'object' && given !== null ? given : {}) as Readonly<
    Record<string, unknown>
  >
  return {
    from: fields['from'],
    to: fields['to'] === undefined || fields['to'] === null ? null : hexIn('to', fields['to']),
    data: hexIn('data', fields['data'] ?? fields['input'] ?? '0x'),
    ...Object.fromEntries(
      amounts
        .filter((name) => fields[name] !== undefined)
        .map((name) => [name, numberIn(name, fields[name])]),
    ),
  }
}

function hexIn(name: string, given: unknown): `0x${string}` {
  if (typeof given === 'string' && /^0x[\da-f]*$/i.test(given)) return given as `0x${string}`
  throw new LatchkeyError(
    'invalid-request',
    `The field ${name} of the transaction is ${shapeOf(given)}; expected bytes as 0x and hex digits.`,
  )
}

function numberIn(name: string, given: unknown): bigint {
  if (typeof given === 'number' && Number.isInteger(given) && given >= 0) return BigInt(given)
  if (typeof given === 'string' && /^0x[0-9a-f]+$/i.test(given)) return BigInt(given)
  throw new LatchkeyError(
    'invalid-request',
    `The field ${name} of the transaction is ${shapeOf(given)}; expected a number as 0x and hex digits.`,
  )
}
