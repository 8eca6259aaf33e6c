import { encodeFunctionData, parseAbi, type Address } from 'viem'
import { ProviderError, providerCodes } from './provider-error.ts'
import type { TransactionRequest } from './transaction.ts'

const abi = parseAbi(['function execute(address to, uint256 value, bytes data) returns (bytes)'])

/** Returns the owner's transaction that makes a contract run the request. Gas and nonce are the owner's own. */
export function throughContract(request: TransactionRequest, owner: Address): TransactionRequest {
  const { from, to, value = '0x0', data = '0x' } = request
  if (!to) throw new ProviderError(providerCodes.unsupportedMethod, 'This account makes no contracts.')
  const args = [to, BigInt(value), data] as const
  return { from: owner, to: from, data: encodeFunctionData({ abi, functionName: 'execute', args }) }
}
