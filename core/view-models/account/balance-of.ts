import { ofAccount } from '../../domain/account/by-account.ts'
import { isAddress } from '../../domain/account/account.ts'
import type { NativeCurrency } from '../../domain/network/network.ts'
import type { Balance } from '../../reducers/account/account.ts'
import type { BootState } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import type { Image } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'

/** The unit of an amount: its symbol and its decimals. */
export type Currency = Pick<NativeCurrency, 'symbol' | 'decimals'>

/** Returns the stored balance of a session's account on its chain. Null if no balance of that account on that chain is stored. */
export function balanceOf(
  { account }: Pick<BootState, 'account'>,
  { accounts: [address = ''], chainId }: SessionInNamespace,
): Balance | null {
  return account ? ofAccount(account.balances, { chainId, address }) : null
}

/**
 * Returns the unit of a balance: the token that the host configured for the chain, else the network's coin.
 * Null on a network that the host does not offer, and for a configured token that is not known yet.
 */
export function currencyOf(state: BootState, balance: Balance | null): Currency | null {
  const network = offeredNetwork(state, balance?.chainId ?? null)
  if (!network) return null
  return (
    balance?.unit ?? (isAddress(state.options?.tokens[network.id]?.address) ? null : network.nativeCurrency)
  )
}

/** Returns the picture of the token in which a balance is counted; nothing for a coin. */
export function unitImage(balance: Balance | null): { readonly image?: Image } {
  const unit = balance?.unit
  return unit ? { image: { kind: 'token', url: unit.image, seed: unit.symbol } } : {}
}
