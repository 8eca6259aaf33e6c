import type { Address } from '../domain/account.ts'
import { namespaceOf } from '../domain/caip.ts'
import { lookAlikeOf } from '../domain/look-alike.ts'
import type { StateOf } from '../reducers/root.ts'
import { isOwnAccount, ownAccounts } from './own-account.ts'

/** An address that the visitor knows: one that was sent to before, an own account, or the contract of an own token with its symbol. */
export type KnownAddress =
  | { readonly kind: 'recent' | 'own'; readonly address: Address }
  | { readonly kind: 'token'; readonly address: Address; readonly symbol: string }

/** Returns the address that the visitor knows and that the receiver in the form looks like, without being it; null if there is none (address poisoning). */
export function receiverLookAlike(state: StateOf<'send'>): KnownAddress | null {
  const { holder, receiver } = state.send
  const { found } = receiver
  if (!holder || !found || isOwnAccount(state, found.address)) return null
  const recent = state.recentReceivers.byNamespace[namespaceOf(holder.chainId)] ?? []
  const tokens = Object.values(state.tokenBalances?.holdings ?? {}).flatMap(
    (holdings) => holdings.tokens ?? [],
  )
  const known: readonly KnownAddress[] = [
    ...recent.map(({ address }) => ({ kind: 'recent', address }) as const),
    ...[holder.address, ...ownAccounts(state)].map((address) => ({ kind: 'own', address }) as const),
    ...tokens.flatMap(({ address, symbol }) =>
      address === null ? [] : [{ kind: 'token', address, symbol } as const],
    ),
  ]
  return lookAlikeOf(found.address, known)
}
