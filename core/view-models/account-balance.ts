import { namespaceOf } from '../domain/caip.ts'
import type { ChainId } from '../domain/caip.ts'
import { account } from '../events/account.ts'
import type { Balance } from '../reducers/account.ts'
import type { RootState } from '../reducers/root.ts'
import { enAccount } from '../strings/en/account.ts'
import { amountText } from './amount-text.ts'
import type { Button, Line } from './parts.ts'
import { offeredNetwork } from './select.ts'
import { textsOf } from './texts-of.ts'

/** The places of how much of a network's coin there is. */
export type AccountBalance = { readonly balance: Line | null; readonly balanceRetry: Button | null }

/** How much there is, exactly, and another try where reading it failed; nothing on a network that the host does not offer. */
export function accountBalance(state: RootState, chainId: ChainId): AccountBalance {
  if (!offeredNetwork(state, chainId)) return { balance: null, balanceRetry: null }
  const text = textsOf(state, enAccount)
  const balance = balanceOn(state, chainId)
  const hasFailed = balance?.status === 'failed' && balance.failure?.code !== 'chain-unsupported'
  return {
    balance: balanceLine(state, chainId, balance),
    balanceRetry: hasFailed
      ? {
          part: 'button',
          label: text('account.balanceRetry'),
          press: account.balanceRefreshed(),
          tone: 'quiet',
          icon: 'retry',
        }
      : null,
  }
}

/** How much there is on a chain, exactly; null where that is not known. */
export function balanceText(state: RootState, chainId: ChainId): string | null {
  const balance = balanceOn(state, chainId)
  const currency = offeredNetwork(state, chainId)?.nativeCurrency
  return balance?.amount && currency
    ? amountText(balance.amount, currency, state.options?.locale ?? 'en')
    : null
}

function balanceOn({ account: { balances } }: RootState, chainId: ChainId): Balance | null {
  const balance = balances[namespaceOf(chainId)]
  return balance?.chainId === chainId ? balance : null
}

function balanceLine(state: RootState, chainId: ChainId, balance: Balance | null): Line {
  const text = textsOf(state, enAccount)
  const label = text('account.balance')
  const value = balanceText(state, chainId)
  if (value !== null) return { part: 'line', label, value }
  if (balance?.failure?.code === 'chain-unsupported')
    return { part: 'line', label, value: text('account.balanceUnavailable'), tone: 'quiet' }
  if (balance?.status === 'failed')
    return { part: 'line', label, value: text('account.balanceFailed'), tone: 'negative' }
  return { part: 'line', label, value: null, full: text('account.balanceLoading') }
}
