import type { Address } from '../../domain/account/account.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import type { FoundReceiver } from '../../domain/send/found-receiver.ts'
import { lookAlikeName, lookAlikeOf } from '../../domain/send/look-alike.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import type { HeldToken } from '../../domain/tokens/balances.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isOwnAccount, ownAccounts } from '../account/own-account.ts'

/**
 * An address that the visitor knows. It is a former receiver (`recent`, or `name`), an own account, or the
 * contract of an own token.
 */
type KnownAddress =
  | { readonly kind: 'name'; readonly address: Address; readonly name: string }
  | { readonly kind: 'recent' | 'own'; readonly address: Address }
  | { readonly kind: 'token'; readonly address: Address; readonly symbol: string }

/** Returns the known address or name that the receiver in the form imitates (address poisoning). Null if there is none. */
export function receiverLookAlike(state: StateOf<'send'>): KnownAddress | null {
  const { holder, receiver } = state.send
  return holder && receiver.found && lookAlikeFor(state, holder, receiver.found)
}

/** Returns the known address or name that a receiver imitates. `held` are tokens of the sender beside those in the state. */
export function lookAlikeFor(
  state: Pick<StateOf<'send'>, 'connection' | 'recentReceivers' | 'tokenBalances'>,
  holder: AccountOnChain,
  found: FoundReceiver,
  held: readonly HeldToken[] = [],
): KnownAddress | null {
  if (isOwnAccount(state, found.address)) return null
  const recent = state.recentReceivers.byNamespace[namespaceOf(holder.chainId)] ?? []
  const tokens = Object.values(state.tokenBalances?.holdings ?? {}).flatMap(
    (holdings) => holdings.tokens ?? [],
  )
  const known: readonly KnownAddress[] = [
    ...recent.map(({ address }) => ({ kind: 'recent', address }) as const),
    ...[holder.address, ...ownAccounts(state)].map((address) => ({ kind: 'own', address }) as const),
    ...[...tokens, ...held].flatMap(({ address, symbol }) =>
      address === null ? [] : [{ kind: 'token', address, symbol } as const],
    ),
  ]
  const alike = lookAlikeOf(found.address, known)
  if (alike) return alike
  const named = lookAlikeName(found, recent)
  return named?.name ? { kind: 'name', address: named.address, name: named.name } : null
}
