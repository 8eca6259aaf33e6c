import type { BaseUnits } from '../../domain/values/amount.ts'
import { ofAccount } from '../../domain/account/by-account.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { isSameToken } from '../../domain/tokens/balances.ts'
import { movedBy } from '../../reducers/tokens/balances.ts'
import type { BootState } from '../../reducers/root.ts'
import { coinBalance } from './coin-balance.ts'

/**
 * Returns the last known balance of a token (null is the coin), in base units.
 * Null if it was never read, or if a transaction of the account has moved the token since then.
 */
export function lastKnownBalance(
  state: Pick<BootState, 'tokenBalances' | 'account'>,
  holder: AccountOnChain,
  token: string | null,
): BaseUnits | null {
  const { tokenBalances } = state
  const holdings = tokenBalances && ofAccount(tokenBalances.holdings, holder)
  const one = { address: token }
  const isMoved =
    tokenBalances && movedBy(tokenBalances, holder).some((address) => isSameToken({ address }, one))
  if (isMoved && holdings?.status !== 'loaded') return null
  if (token === null) return coinBalance(state, holder)
  return holdings?.tokens?.find((held) => isSameToken(held, one))?.amount ?? null
}
