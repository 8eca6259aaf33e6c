import type * as z from 'zod/mini'
import { namespaceOf } from '../values/caip.ts'
import type { ChainId } from '../values/caip.ts'
import { isSameAddress, isSameTokenAddress } from '../account/same-account.ts'
import type * as schema from './transfer.schema.ts'

/** A transfer of a token (its contract or mint, null for the coin) between two addresses of a chain, in base units. */
export type Transfer = z.infer<typeof schema.transferSchema>

/** Returns whether two transfers are the same. A new field of `Transfer` does not compile until it is compared here. */
export function isSameTransfer(one: Transfer, other: Transfer): boolean {
  const { amount, token, from, to, ...rest } = one
  rest satisfies Record<string, never>
  return (
    amount === other.amount &&
    isSameTokenAddress(token, other.token) &&
    isSameAddress(from, other.from) &&
    isSameAddress(to, other.to)
  )
}

/** Returns whether Latchkey supports transfers on a chain. */
export function isTransferChain(chainId: ChainId): boolean {
  return ['eip155', 'solana'].includes(namespaceOf(chainId))
}

/** Returns whether the page makes the transaction that the wallet signs, as on Solana. On EVM, the wallet makes it from a call. */
export function isBuiltByPage(chainId: ChainId): boolean {
  return namespaceOf(chainId) === 'solana'
}
