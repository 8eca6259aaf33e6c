import { decodeFunctionData, isHex, parseAbi } from 'viem'
import type { Call } from '../smart-account.ts'

const accountAbi = parseAbi([
  'function execute(address to, uint256 value, bytes data)',
  'struct Call { address to; uint256 value; bytes data; }',
  'function executeBatch(Call[] calls)',
])

/** What an account of a user does by an operation; throws where that cannot be read, since nobody could know what they approve. */
export function operationCalls(callData: unknown): readonly Call[] {
  try {
    if (!isHex(callData)) throw new Error('It is no hex.')
    const { functionName, args } = decodeFunctionData({ abi: accountAbi, data: callData })
    return functionName === 'execute' ? [{ to: args[0], value: args[1], data: args[2] }] : args[0]
  } catch {
    throw new Error('What the operation does cannot be read.')
  }
}
