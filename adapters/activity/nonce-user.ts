import { isSameAddress } from '../../core/domain/account/same-account.ts'
import type { Settlement } from '../../core/domain/operations/settlement/settlement.ts'
import { objectsIn, isFields } from '../../core/domain/values/fields.ts'
import type { Fields } from '../../core/domain/values/fields.ts'
import type { ChainRpc } from './mined/chain-rpc.ts'
import { actionOf, digestOf, quantity } from './transaction-action.ts'

/** A mined transaction that used a nonce. */
export type NonceUser = Fields & { readonly hash: string }

/** How many past blocks are searched for the transaction that used the nonce. */
const blocksBack = 8n

/** Returns the transaction that used a nonce, if one of the last blocks holds it. */
export async function nonceUser(ask: ChainRpc, sender: string, nonce: bigint): Promise<NonceUser | null> {
  const last = quantity(await ask('eth_blockNumber')) ?? -1n
  for (let number = last; number >= 0n && number > last - blocksBack; number -= 1n) {
    const block = await ask('eth_getBlockByNumber', `0x${number.toString(16)}`, true)
    const found = listIn(block).find(
      (other) => isSameAddressField(other.from, sender) && quantity(other.nonce) === nonce,
    )
    if (found && typeof found.hash === 'string') return { ...found, hash: found.hash }
  }
  return null
}

/** Returns why another transaction used the nonce: it repeats the action for another fee, it only uses up the nonce, or it does something else. */
export async function replacementReason(
  other: Fields,
  action: string | null,
  digest: string | undefined,
): Promise<Settlement['outcome']> {
  const repeated = actionOf(other)
  if (action === null ? digest !== undefined && digest === (await digestOf(repeated)) : action === repeated)
    return 'sped-up'
  const isToItself = isSameAddressField(other.to, other.from)
  return isToItself && quantity(other.value) === 0n && !hasInput(other) ? 'cancelled' : 'replaced'
}

function hasInput({ input }: Fields): boolean {
  return typeof input === 'string' && input !== '0x'
}

function listIn(block: unknown): readonly Fields[] {
  return objectsIn(isFields(block) ? block.transactions : null)
}

/** Returns whether two fields of transactions have the same address. */
function isSameAddressField(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && isSameAddress(one, other)
}
