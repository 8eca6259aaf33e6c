import { decimalOf } from '../../domain/values/amount.ts'
import type { UsageProperties } from '../../domain/analytics/usage-row.ts'
import type { BootState } from '../../reducers/root.ts'
import { isSmartAccount } from '../account/account-type.ts'

/** Returns what analytics report of a transfer: the token by its symbol, since no row holds an address. Null if it was abandoned. */
export function sendUsage(state: BootState, id: string): UsageProperties | null {
  const sending = state.send?.sendings[id]
  if (!sending || sending.step === 'abandoned') return null
  const { chainId, token, transfer } = sending
  return {
    network: chainId,
    token: token.symbol,
    amount: decimalOf(transfer.amount, Number(token.decimals)),
    isSmartAccount: isSmartAccount(state),
  }
}
