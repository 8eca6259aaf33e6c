/** An error as a Solana node tells it: the code and the sentence that clients look for. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The codes of a Solana node that the sandbox answers with. */
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

/** What is said of a parameter that is not what it should be. */
export function invalidParams(message: string): RpcError {
  return new RpcError(rpcCodes.invalidParams, message)
}
