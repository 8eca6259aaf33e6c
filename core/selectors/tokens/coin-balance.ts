import { ofAccount } from '../../domain/account/by-account.ts'
import type { BaseUnits } from '../../domain/values/amount.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import type { BootState } from '../../reducers/root.ts'

/** Returns an account's balance of its network's coin: the balance service's, else the chain's. Null if neither is known. */
export function coinBalance(
  { tokenBalances, account }: Pick<BootState, 'tokenBalances' | 'account'>,
  holder: AccountOnChain | null,
): BaseUnits | null {
  if (!holder) return null
  const listed = tokenBalances && ofAccount(tokenBalances.holdings, holder)?.tokens
  const coin = listed?.find(({ address }) => address === null)
  if (coin) return coin.amount
  const balance = account && ofAccount(account.balances, holder)
  return balance && !balance.unit ? balance.amount : null
}
