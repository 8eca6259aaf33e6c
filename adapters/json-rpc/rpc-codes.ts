import type { FailureCode } from '../../core/domain/errors/failure-code.ts'

/**
 * The meanings of the codes of JSON-RPC 2.0 and EIP-1474, and of geth's and Nethermind's codes for reverted and rejected transactions. The codes
 * -32000 and -32603 are missing, because they only say that something failed.
 */
export const rpcCodes: Readonly<Record<number, FailureCode>> = {
  3: 'execution-reverted',
  [-32700]: 'invalid-request',
  [-32600]: 'invalid-request',
  [-32601]: 'method-unsupported',
  [-32602]: 'invalid-request',
  [-32001]: 'resource-not-found',
  [-32002]: 'resource-unavailable',
  [-32003]: 'transaction-rejected',
  [-32004]: 'method-unsupported',
  [-32005]: 'limit-exceeded',
  [-32006]: 'version-unsupported',
  [-32010]: 'transaction-rejected',
  [-32015]: 'execution-reverted',
}
