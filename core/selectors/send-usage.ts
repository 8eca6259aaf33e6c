import { decimalOf } from '../domain/amount.ts'
import { askedFor } from '../domain/send-attempt.ts'
import type { UsageProperties } from '../domain/usage-row.ts'
import type { BootState } from '../reducers/root.ts'
import { isSmartAccount } from './account-type.ts'

/** What usage says of what a press sends: the token by its symbol, since no row holds an address; null of one that is told of no more. */
export function sendUsage(state: BootState, id: string): UsageProperties | null {
  const attempt = state.send && askedFor(state.send, id)
  if (!attempt) return null
  const { chainId, token, transfer } = attempt
  return {
    network: chainId,
    token: token.symbol,
    amount: decimalOf(transfer.amount, Number(token.decimals)),
    isSmartAccount: isSmartAccount(state),
  }
}
