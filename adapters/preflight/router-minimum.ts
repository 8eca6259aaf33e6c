import { zeroAddress } from 'viem'
import type { ChainId } from '../../core/domain/values/caip.ts'
import type { EvmCall } from '../../core/domain/operations/evm-transfer.ts'
import { simulationLimit } from '../../core/domain/limits.ts'
import type { Review } from '../../core/domain/preflight/review.ts'
import { isSameAddress } from '../../core/domain/account/same-account.ts'
import { evmCoinAddress } from '../../core/domain/tokens/balances.ts'
import type { NodeQuestions } from '../send/node-questions.ts'
import { withTimeLimit } from '../ports/time-limit.ts'
import { leastAccepted } from './minimum-words.ts'
import { routerCall } from './router-call.ts'
import type { RouterCall } from './router-call.ts'
import { sidesOfPool } from './uniswap-pools.ts'

/**
 * Reads what a call of the known router insists on for a review, in base units. Null if it insists on less, for
 * somebody else, or on the word of a contract that the service names. Null as well if it takes anything but what is paid.
 */
export async function routerMinimum(
  node: NodeQuestions,
  chainId: ChainId,
  review: Review,
  { data, value }: EvmCall,
): Promise<bigint | null> {
  const { account, pays, receives } = review
  const call = routerCall(data)
  if (!call || !pays || !receives) return null
  const isToOther = call.receiver !== null && !isSameAddress(call.receiver, account)
  const most = BigInt(pays.amount)
  const takesMore = call.amount !== null && call.amount > most
  const sendsMore = BigInt(value) > (pays.token === null ? most : 0n)
  if (isToOther || takesMore || sendsMore || call.least < leastAccepted(review)) return null
  const [isPaid, isTaken] = await Promise.all([
    isPaidIn(node, chainId, receives.token, call),
    isTakenOf(node, chainId, pays.token, call),
  ])
  return isPaid && isTaken ? call.least : null
}

/** Whether a call takes a token (null for the coin), and no other, from its sender. */
async function isTakenOf(
  node: NodeQuestions,
  chainId: ChainId,
  token: string | null,
  { spends, taker }: RouterCall,
): Promise<boolean> {
  if (!isNamed(token, spends)) return false
  if (taker === null) return true
  const sides = await asked(node, (limited) => sidesOfPool(limited, chainId, taker))
  return sides !== null && token !== null && isSameAddress(sides.takes, token)
}

/** Whether a call pays in a token (null for the coin). */
async function isPaidIn(
  node: NodeQuestions,
  chainId: ChainId,
  token: string | null,
  { source }: RouterCall,
): Promise<boolean> {
  if ('token' in source) return isNamed(token, source.token)
  const { pool } = source
  // The router unwraps its wrapped coin and no other token, so that nothing else can be paid as the coin.
  if (pool.isUnwrapped !== (token === null)) return false
  const sides = await asked(node, (limited) => sidesOfPool(limited, chainId, pool))
  return sides !== null && (token === null || isSameAddress(sides.pays, token))
}

/** Whether the router takes an address for a token, or for the coin (null). */
function isNamed(token: string | null, address: string): boolean {
  return token === null ? isCoin(address) : isSameAddress(address, token)
}

/** Whether the router takes an address for the coin of the chain. */
function isCoin(address: string): boolean {
  return isSameAddress(address, evmCoinAddress) || isSameAddress(address, zeroAddress)
}

/** Asks a node, and takes a failure for no answer. Throws only if nobody waits for it any more. */
async function asked<Answer>(
  node: NodeQuestions,
  ask: (node: NodeQuestions) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await withTimeLimit({ what: 'A pool', limit: simulationLimit, signal: node.signal }, () =>
      ask(node),
    )
  } catch (error) {
    if (node.signal.aborted) throw error
    return null
  }
}
