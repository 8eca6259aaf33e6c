import { ofAccount } from '../../domain/account/by-account.ts'
import { isAddress } from '../../domain/account/account.ts'
import type { NativeCurrency } from '../../domain/network/network.ts'
import type { Balance } from '../../reducers/account/account.ts'
import type { BootState } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import type { Image } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'

/** In what an amount is counted. */
export type Currency = Pick<NativeCurrency, 'symbol' | 'decimals'>

/** What is known of how much a session's account holds on its chain; null where what was read is another's, or of another chain. */
export function balanceOf(
  { account }: Pick<BootState, 'account'>,
  { accounts: [address = ''], chainId }: SessionInNamespace,
): Balance | null {
  return account ? ofAccount(account.balances, { chainId, address }) : null
}

/** In what a balance is counted: the token that the host shows there, else the network's coin; null on a network that it does not offer, and of a token that is not known yet. */
export function currencyOf(state: BootState, balance: Balance | null): Currency | null {
  const network = offeredNetwork(state, balance?.chainId ?? null)
  if (!network) return null
  return (
    balance?.unit ?? (isAddress(state.options?.tokens[network.id]?.address) ? null : network.nativeCurrency)
  )
}

/** The picture of the token that a balance is counted in; none for a coin. */
export function unitImage(balance: Balance | null): { readonly image?: Image } {
  const unit = balance?.unit
  return unit ? { image: { kind: 'token', url: unit.image, seed: unit.symbol } } : {}
}
