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
    balance: balanceLine(state, balance),
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

function balanceOn({ account: { balance } }: RootState, chainId: ChainId): Balance | null {
  return balance?.chainId === chainId ? balance : null
}

function balanceLine(state: RootState, balance: Balance | null): Line {
  const text = textsOf(state, enAccount)
  const label = text('account.balance')
  const currency = offeredNetwork(state, balance?.chainId ?? null)?.nativeCurrency
  if (balance?.amount && currency) {
    return { part: 'line', label, value: amountText(balance.amount, currency, state.options?.locale ?? 'en') }
  }
  if (balance?.failure?.code === 'chain-unsupported')
    return { part: 'line', label, value: text('account.balanceUnavailable'), tone: 'quiet' }
  if (balance?.status === 'failed')
    return { part: 'line', label, value: text('account.balanceFailed'), tone: 'negative' }
  return { part: 'line', label, value: null, full: text('account.balanceLoading') }
}
