/** An EIP-1193 error: a message and a code of EIP-1193, EIP-1474 or EIP-3326. */
export class ProviderError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.name = 'ProviderError'
    this.code = code
    this.data = data
  }
}

/** The error codes of this wallet. */
export const providerCodes = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  unknownChain: 4902,
  alreadyPending: -32002,
  invalidParams: -32602,
  internal: -32603,
} as const
