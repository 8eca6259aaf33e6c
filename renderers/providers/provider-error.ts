import type { LatchkeyErrorCode } from '../../core/domain/errors/latchkey-error.ts'

/** The numbers of EIP-1193, EIP-1474, EIP-3085 and JSON-RPC 2.0 for Latchkey's codes. Any other code is an internal error, -32603. */
const numbers: { readonly [Code in LatchkeyErrorCode]?: number } = {
  'user-rejected': 4001,
  unauthorized: 4100,
  'method-unsupported': 4200,
  'feature-disabled': 4200,
  'wallet-disconnected': 4900,
  'chain-disconnected': 4901,
  'chain-not-added': 4902,
  'network-not-offered': 4902,
  'invalid-request': -32602,
  'bad-request': -32602,
  'resource-not-found': -32001,
  'request-pending': -32002,
  'resource-unavailable': -32002,
  'transaction-rejected': -32003,
  'limit-exceeded': -32005,
  'version-unsupported': -32006,
  'execution-reverted': 3,
  'nonce-too-low': -32000,
  'nonce-too-high': -32000,
  'insufficient-funds': -32000,
  'fee-cap-too-low': -32000,
  'fee-cap-too-high': -32000,
  'tip-above-fee-cap': -32000,
  'gas-too-low': -32000,
  'gas-too-high': -32000,
  'transaction-type-unsupported': -32000,
  'node-failed': -32000,
}

/** The error of a provider (EIP-1193 `ProviderRpcError`): a standard number, Latchkey's message, and the LatchkeyError as cause. */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  readonly data: unknown

  constructor(
    code: number,
    message: string,
    details: { readonly cause?: unknown; readonly data?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.code = code
    this.data = details.data
  }
}

/** Returns a LatchkeyError with its number of EIP-1193. Any other thrown value is an internal error. */
export function providerError(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error
  const { code, message, data } = fieldsOf(error)
  const isKnown = typeof code === 'string' && Object.hasOwn(numbers, code)
  const number = isKnown ? numbers[code as LatchkeyErrorCode] : undefined
  const words = typeof message === 'string' ? message : 'The request failed without a message.'
  return new ProviderRpcError(number ?? -32603, words, { cause: error, data })
}

type Fields = { readonly [Name in 'code' | 'message' | 'data']?: unknown }

function fieldsOf(error: unknown): Fields {
  try {
    const { code, message, data } = Object(error) as Fields
    return { code, message, data }
  } catch {
    return {}
  }
}
