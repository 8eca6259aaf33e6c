/** An error response of the bundler, with a code for user operations (ERC-7769). */
export class RpcRefusal extends Error {
  override readonly name = 'RpcRefusal'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The error codes of the bundler. */
export const refusalCodes = {
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  byEntryPoint: -32500,
  byPaymaster: -32501,
  outOfTime: -32503,
  throttled: -32504,
  badSignature: -32507,
  reverted: -32521,
} as const
