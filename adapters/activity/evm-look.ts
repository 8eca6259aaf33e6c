import { firstValueFrom, from } from 'rxjs'
import { isSameAddress } from '../../core/domain/account/same-account.ts'
import type { Settlement } from '../../core/domain/operations/settlement.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import type { Look, SettlementQuestion } from './settlement.ts'
import { fieldsIn, isFields } from './mined/fields.ts'
import type { AskNode, Fields } from './mined/fields.ts'
import { judged } from './mined/judged.ts'
import { createMinedAge } from './mined/mined-age.ts'
import { receiptIn } from './mined/receipt.ts'
import type { Receipt } from './mined/receipt.ts'
import { actionOf, digestOf, quantity } from './transaction-action.ts'
import { hasDoneNothing } from './user-operation.ts'

/** How many past blocks are searched for the transaction that used the nonce. */
const blocksBack = 8n

/**
 * `mostMisses`: how many looks in a row may not find a transaction that a node once knew, before it counts as dropped. `mostSearches`: how many
 * looks may not find the transaction that used the nonce, before the result is `replaced`.
 */
const mostMisses = 15
const mostSearches = 5

/** How many looks in a row must find nothing at the end, before the transaction counts as one that no node ever knew. */
const leastMisses = 2

/**
 * Looks for an EVM transaction. Reads its receipt first. Without a receipt, checks whether another transaction used its nonce, or whether no node
 * knows the transaction any more. Compares a mined transaction with the request that the wallet got.
 */
export function evmLook(
  evm: Pick<EvmChain, 'ask'>,
  { network, address, hash, nonce, actionDigest, ...request }: SettlementQuestion,
  now: () => number = Date.now,
): Look {
  const { asked, askedAt, lastNonce } = request
  // A wallet may send from another account than the page knows. Nonces are counted per account.
  let sender = address
  let place = nonce === null ? null : BigInt(nonce)
  let action: string | null = null
  let isReported = nonce !== null && actionDigest !== undefined
  let isKnown = nonce !== null
  let misses = 0
  let searches = 0
  let unread = 0
  const isMinedBefore = createMinedAge()

  const look = async (signal: AbortSignal) => {
    const ask: AskNode = (method, ...params) =>
      firstValueFrom(from(evm.ask({ network, method, params }, signal)))
    const receiptOf = async (wanted: string) =>
      receiptIn(await ask('eth_getTransactionReceipt', wanted), wanted)
    const judge = (transaction: Fields, receipt: Receipt) =>
      asked
        ? judged(ask, {
            transaction,
            receipt,
            account: address,
            asked,
            askedAt,
            lastNonce,
            now: now(),
            isMinedBefore,
          })
        : settled(receipt.status === '0x0' || hasDoneNothing(receipt, address) ? 'failed' : 'confirmed')
    /** Returns how the transaction ended, by its receipt. Returns null until a node says what the transaction does. */
    const ended = async (receipt: Receipt, known: Fields | null) => {
      isKnown = true
      if (!asked || known) return judge(known ?? {}, receipt)
      unread += 1
      if (unread < mostSearches) return null
      return { ...settled(receipt.status === '0x0' ? 'failed' : 'confirmed'), isUnchecked: true }
    }
    /** Returns how the transaction ended that used the nonce. Returns null until its receipt arrives. */
    const replacedBy = async (taker: Fields & { readonly hash: string }, given: Receipt | null) => {
      const replacement = taker.hash
      const reason = await reasonOf(taker, action, actionDigest)
      if (!asked) {
        const hasFailed = reason === 'sped-up' && given?.status === '0x0'
        return { outcome: hasFailed ? ('failed' as const) : reason, replacement }
      }
      const found = given && (await judge(taker, given))
      if (!found) return null
      if (found.outcome === 'confirmed') return { ...found, outcome: 'sped-up' as const, replacement }
      // A cancellation moves nothing. For any other replacement, the answer says what it did.
      return reason === 'cancelled' ? { outcome: reason, replacement } : { ...found, replacement }
    }
    const receipt = await receiptOf(hash)
    if (receipt && !asked) return ended(receipt, null)
    const known = await ask('eth_getTransactionByHash', hash)
    const own = isFields(known) ? known : null
    if (receipt) return ended(receipt, own)
    if (typeof own?.from === 'string') sender = own.from
    misses = own ? 0 : misses + 1
    if (own) {
      isKnown = true
      place ??= quantity(own.nonce)
      action = actionOf(own)
    }
    const count = quantity(await ask('eth_getTransactionCount', sender, 'latest'))
    if (place !== null && count !== null && count > place) {
      const late = await receiptOf(hash)
      if (late) return ended(late, own)
      const taker = await takerOf(ask, sender, place)
      // One node may count a block that another node has not read yet. So the transaction's own receipt may still arrive.
      if (isSameHex(taker?.hash, hash)) return null
      if (taker) return replacedBy(taker, await receiptOf(taker.hash))
      searches += 1
      return searches < mostSearches ? null : settled('replaced')
    }
    if (!isReported && action !== null && place !== null && isSameAddress(sender, address)) {
      isReported = true
      return { nonce: Number(place), actionDigest: (await digestOf(action)) ?? undefined }
    }
    return place !== null && misses >= mostMisses ? settled('dropped') : null
  }
  return Object.assign(look, {
    /** Returns the result to report when the search ends without one. */
    atEnd: () => settled(isKnown || misses < leastMisses ? 'unsettled' : 'unknown'),
  })
}

/** Returns the transaction that used a nonce, if one of the last blocks holds it. */
async function takerOf(
  ask: AskNode,
  sender: string,
  place: bigint,
): Promise<(Fields & { readonly hash: string }) | null> {
  const last = quantity(await ask('eth_blockNumber')) ?? -1n
  for (let number = last; number >= 0n && number > last - blocksBack; number -= 1n) {
    const block = await ask('eth_getBlockByNumber', `0x${number.toString(16)}`, true)
    const found = listIn(block).find(
      (other) => isSameHex(other.from, sender) && quantity(other.nonce) === place,
    )
    if (found && typeof found.hash === 'string') return { ...found, hash: found.hash }
  }
  return null
}

/** Returns why another transaction used the nonce: it repeats the action for another fee, it only uses up the nonce, or it does something else. */
async function reasonOf(
  other: Fields,
  action: string | null,
  digest: string | undefined,
): Promise<Settlement['outcome']> {
  const repeated = actionOf(other)
  if (action === null ? digest !== undefined && digest === (await digestOf(repeated)) : action === repeated)
    return 'sped-up'
  const isToItself = isSameHex(other.to, other.from)
  return isToItself && quantity(other.value) === 0n && !hasInput(other) ? 'cancelled' : 'replaced'
}

function hasInput({ input }: Fields): boolean {
  return typeof input === 'string' && input !== '0x'
}

function settled(outcome: Settlement['outcome']): Settlement {
  return { outcome, replacement: null }
}

function listIn(block: unknown): readonly Fields[] {
  return fieldsIn(isFields(block) ? block.transactions : null)
}

function isSameHex(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && one.toLowerCase() === other.toLowerCase()
}
