/** An error in a Solana node's format: the code and the message that clients look for. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The error codes of a Solana node. */
export const rpcCodes = {
  parse: -32_700,
  invalidRequest: -32_600,
  unknownMethod: -32_601,
  invalidParams: -32_602,
  preflight: -32_002,
  signature: -32_003,
  unsupportedVersion: -32_015,
  behind: -32_016,
} as const

/** Returns the error of an invalid parameter. */
export function invalidParams(message: string): RpcError {
  return new RpcError(rpcCodes.invalidParams, message)
}
