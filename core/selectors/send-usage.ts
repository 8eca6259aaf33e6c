import { decimalOf } from '../domain/amount.ts'
import type { UsageProperties } from '../domain/usage-row.ts'
import type { BootState } from '../reducers/root.ts'
import { isSmartAccount } from './account-type.ts'

/** What usage says of what is being sent: the token by its symbol, since no row holds an address; null where nothing is. */
export function sendUsage(state: BootState): UsageProperties | null {
  const attempt = state.send?.attempt
  if (!attempt) return null
  const { chainId, token, transfer } = attempt
  return {
    network: chainId,
    token: token.symbol,
    amount: decimalOf(transfer.amount, Number(token.decimals)),
    isSmartAccount: isSmartAccount(state),
  }
}
