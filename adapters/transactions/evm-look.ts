import { firstValueFrom, from } from 'rxjs'
import { isSameAddress } from '../../core/domain/same-account.ts'
import type { Settlement } from '../../core/domain/settlement.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import type { Look, SettlementQuestion } from './settlement.ts'
import { actionOf, digestOf, quantity } from './transaction-action.ts'
import { hasDoneNothing } from './user-operation.ts'

type Fields = Readonly<Record<string, unknown>>

/** How many blocks are read back to find what took a transaction's place. */
const blocksBack = 8n

/** How often in a row nodes may not know a transaction that they knew before, until it counts as dropped; and how often its nonce may be taken by one that is not found, until it counts as replaced. */
const mostMisses = 15
const mostSearches = 5

/** Looks for a transaction of Ethereum's kind: its receipt, else whether its nonce was taken by another one, or no node knows it any more. */
export function evmLook(
  evm: Pick<EvmChain, 'ask'>,
  { network, address, hash, nonce, actionDigest }: SettlementQuestion,
): Look {
  // A wallet may send from another account than the page knows of, and nonces are counted by account.
  let sender = address
  let place = nonce === null ? null : BigInt(nonce)
  let action: string | null = null
  let isTold = nonce !== null && actionDigest !== undefined
  let misses = 0
  let searches = 0

  return async (signal) => {
    const ask = (method: string, ...params: unknown[]): Promise<unknown> =>
      firstValueFrom(from(evm.ask({ network, method, params }, signal)))
    const ended = async () => {
      const receipt = await ask('eth_getTransactionReceipt', hash)
      if (!isFields(receipt)) return null
      const hasFailed = receipt.status === '0x0' || hasDoneNothing(receipt, address)
      return settled(hasFailed ? 'failed' : 'confirmed')
    }
    const settlement = await ended()
    if (settlement) return settlement
    const known = await ask('eth_getTransactionByHash', hash)
    const own = isFields(known) ? known : null
    if (typeof own?.from === 'string') sender = own.from
    misses = own ? 0 : misses + 1
    if (own) {
      place ??= quantity(own.nonce)
      action = actionOf(own)
    }
    const count = quantity(await ask('eth_getTransactionCount', sender, 'latest'))
    if (place !== null && count !== null && count > place) {
      const late = await ended()
      const taker = late ? null : await takerOf(ask, sender, place)
      // One node counts a block that another one has not read yet, so that its own receipt may be still to come.
      if (late || isSameHex(taker?.hash, hash)) return late
      if (taker) return { outcome: await reasonOf(taker, action, actionDigest), replacement: taker.hash }
      searches += 1
      return searches < mostSearches ? null : settled('replaced')
    }
    if (!isTold && action !== null && place !== null && isSameAddress(sender, address)) {
      isTold = true
      return { nonce: Number(place), actionDigest: (await digestOf(action)) ?? undefined }
    }
    return place !== null && misses >= mostMisses ? settled('dropped') : null
  }
}

/** What took a nonce, where one of the last blocks has it. */
async function takerOf(
  ask: (method: string, ...params: unknown[]) => Promise<unknown>,
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
  return isSameHex(other.to, other.from) && quantity(other.value) === 0n ? 'cancelled' : 'replaced'
}

function settled(outcome: Settlement['outcome']): Settlement {
  return { outcome, replacement: null }
}

function listIn(block: unknown): readonly Fields[] {
  const list = isFields(block) ? block.transactions : null
  return Array.isArray(list) ? list.filter(isFields) : []
}

function isSameHex(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && one.toLowerCase() === other.toLowerCase()
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
