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
 * Returns the minimum that a call of the known router enforces for a review, in base units. Returns null if the call enforces less, pays another
 * receiver, or trusts a contract that the service names. Returns null as well if the call takes anything but the reviewed payment.
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

/** Returns whether a call takes this token (null for the coin) from its sender, and no other. */
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

/** Returns whether a call pays in this token (null for the coin). */
async function isPaidIn(
  node: NodeQuestions,
  chainId: ChainId,
  token: string | null,
  { source }: RouterCall,
): Promise<boolean> {
  if ('token' in source) return isNamed(token, source.token)
  const { pool } = source
  // The router unwraps only the wrapped coin. So the coin can be paid in no other way.
  if (pool.isUnwrapped !== (token === null)) return false
  const sides = await asked(node, (limited) => sidesOfPool(limited, chainId, pool))
  return sides !== null && (token === null || isSameAddress(sides.pays, token))
}

/** Returns whether an address means the token, or the coin (null), to the router. */
function isNamed(token: string | null, address: string): boolean {
  return token === null ? isCoin(address) : isSameAddress(address, token)
}

/** Returns whether an address means the chain's coin to the router. */
function isCoin(address: string): boolean {
  return isSameAddress(address, evmCoinAddress) || isSameAddress(address, zeroAddress)
}

/** Asks a node. Returns null if it fails. Throws only after an abort. */
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
