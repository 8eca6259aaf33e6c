import { otherNetworksLimit } from '../../core/domain/limits.ts'
import { tokenCalls } from '../evm/token-functions.ts'
import { withTimeLimit } from '../ports/time-limit.ts'
import type { NodeQuestions } from './node-questions.ts'

/** The code of an account with a key that delegates to a contract (EIP-7702). */
const delegation = /^0xef0100[\da-f]{40}$/i

/** The kind of code at an address of one chain: none, a contract, or the delegation of an account with a key (EIP-7702). */
export type AddressCode = 'none' | 'contract' | 'delegation'

/** Asks a node for the kind of code at an address. */
export async function codeAt(node: Pick<NodeQuestions, 'bytes'>, address: string): Promise<AddressCode> {
  const code = await node.bytes('eth_getCode', address, 'latest')
  if (code === '0x') return 'none'
  return delegation.test(code) ? 'delegation' : 'contract'
}

/**
 * Returns whether an address answers like a token: `decimals()` with one number below 256. Returns false if the node does not answer within a
 * short limit.
 */
export async function isTokenAt(
  nodeFor: (signal: AbortSignal) => Pick<NodeQuestions, 'any'>,
  address: string,
  signal: AbortSignal,
): Promise<boolean> {
  const question = [{ to: address, data: tokenCalls.decimals }, 'latest'] as const
  const ask = (own: AbortSignal) => nodeFor(own).any('eth_call', ...question)
  const answer = await withTimeLimit({ what: 'The node', limit: otherNetworksLimit, signal }, ask).catch(
    () => null,
  )
  return typeof answer === 'string' && /^0x0{62}[\da-f]{2}$/i.test(answer)
}
