import { decodeFunctionData, isHex, parseAbi } from 'viem'
import type { Call } from '../smart-account.ts'

const accountAbi = parseAbi([
  'function execute(address to, uint256 value, bytes data)',
  'struct Call { address to; uint256 value; bytes data; }',
  'function executeBatch(Call[] calls)',
])

/** Returns the calls of an operation. Throws if they cannot be read, because the visitor could not know what to approve. */
export function operationCalls(callData: unknown): readonly Call[] {
  try {
    if (!isHex(callData)) throw new Error('It is no hex.')
    const { functionName, args } = decodeFunctionData({ abi: accountAbi, data: callData })
    return functionName === 'execute' ? [{ to: args[0], value: args[1], data: args[2] }] : args[0]
  } catch {
    throw new Error('What the operation does cannot be read.')
  }
}
