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

/** How many blocks are read back to find what took a transaction's place. */
const blocksBack = 8n

/** How often in a row nodes may not know a transaction that they knew before, until it counts as dropped; and how often its nonce may be taken by one that is not found, until it counts as replaced. */
const mostMisses = 15
const mostSearches = 5

/** How often in a row nodes have to say at the end that they know nothing of a transaction, until it counts as one that none ever knew. */
const leastMisses = 2

/** Looks for a transaction of Ethereum's kind: its receipt, else whether its nonce was taken by another one, or no node knows it any more. What is mined is compared with what the wallet was asked for. */
export function evmLook(
  evm: Pick<EvmChain, 'ask'>,
  { network, address, hash, nonce, actionDigest, ...request }: SettlementQuestion,
  now: () => number = Date.now,
): Look {
  const { asked, askedAt, lastNonce } = request
  // A wallet may send from another account than the page knows of, and nonces are counted by account.
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
    /** How it ended by its receipt; null before there is one, and until a node tells what it does. */
    const ended = async (receipt: Receipt, known: Fields | null) => {
      isKnown = true
      if (!asked || known) return judge(known ?? {}, receipt)
      unread += 1
      if (unread < mostSearches) return null
      return { ...settled(receipt.status === '0x0' ? 'failed' : 'confirmed'), isUnchecked: true }
    }
    /** How it ended by what took its place; null while that one's receipt is to come. */
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
      // What only takes a place moves nothing. Of anything else it is told what it did.
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
      // One node counts a block that another one has not read yet, so that its own receipt may be still to come.
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
    /** What is said of it once nobody looks any longer. */
    atEnd: () => settled(isKnown || misses < leastMisses ? 'unsettled' : 'unknown'),
  })
}

/** What took a nonce, where one of the last blocks has it. */
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

/** Why one took another's nonce: to do the same for another fee, only to take it, or for anything else. */
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
