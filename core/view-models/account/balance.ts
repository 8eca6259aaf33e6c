import { localeOf } from '../parts/locale-of.ts'
import { account } from '../../events/account/account.ts'
import type { Balance } from '../../reducers/account/account.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { enAccount } from '../../strings/en/account.ts'
import { amountText, cutAmountText } from '../formats/amount-text.ts'
import { shortFigure } from '../formats/short-figure.ts'
import { balanceOf, currencyOf, unitImage } from './balance-of.ts'
import type { Button, Line } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts that show a balance. */
export type AccountBalance = { readonly balance: Line | null; readonly balanceRetry: Button | null }

/** No balance, where the worth of all tokens stands in its place. */
export const noBalance: AccountBalance = { balance: null, balanceRetry: null }

/** Returns the balance, and a button that tries again if reading it failed. Both are null on a network that the host does not offer. */
export function accountBalance(state: StateOf<'modal'>, session: SessionInNamespace): AccountBalance {
  if (!offeredNetwork(state, session.chainId)) return noBalance
  const text = textsOf(state, enAccount)
  const balance = balanceOf(state, session)
  const hasFailed = balance?.status === 'failed' && balance.failure?.code !== 'chain-unsupported'
  return {
    balance: balanceLine(state, session, balance),
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

/** Returns the shortened balance of a session's account on its chain, or null while it is unknown. */
export function balanceText(state: StateOf<'modal'>, session: SessionInNamespace): string | null {
  return balanceIn(state, session, cutAmountText)
}

function balanceIn(
  state: StateOf<'modal'>,
  session: SessionInNamespace,
  written: (...amount: Parameters<typeof amountText>) => string | null,
): string | null {
  const balance = balanceOf(state, session)
  const currency = currencyOf(state, balance)
  return balance?.amount && currency ? written(balance.amount, currency, localeOf(state)) : null
}

function balanceLine(state: StateOf<'modal'>, session: SessionInNamespace, balance: Balance | null): Line {
  const text = textsOf(state, enAccount)
  const label = text('account.balance')
  const value = balanceIn(state, session, shortFigure) ?? balanceText(state, session)
  const exact = balanceIn(state, session, amountText)
  if (value !== null)
    return {
      part: 'line',
      label,
      value,
      ...(exact !== null && exact !== value && { exact }),
      ...unitImage(balance),
    }
  if (balance?.failure?.code === 'chain-unsupported')
    return { part: 'line', label, value: text('account.balanceUnavailable'), tone: 'quiet' }
  if (balance?.status === 'failed')
    return { part: 'line', label, value: text('account.balanceFailed'), tone: 'negative' }
  return { part: 'line', label, value: null, full: text('account.balanceLoading') }
}
