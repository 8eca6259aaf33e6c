import type { BootState } from '../../reducers/root.ts'
import { accountButtonView } from './account-button.ts'
import { cutAmountText } from '../formats/amount-text.ts'
import { balanceOf, currencyOf } from '../account/balance-of.ts'
import { localeOf } from '../parts/locale-of.ts'
import type { Line } from '../parts/parts.ts'
import { shownSession } from '../parts/select.ts'

/** Returns the balance, cut to the room of a button. Null until the balance is known. */
export function buttonBalanceView(state: BootState): Line | null {
  const line = accountButtonView(state)?.balance
  const session = shownSession(state)
  const balance = session && balanceOf(state, session)
  const currency = currencyOf(state, balance)
  if (!line || !balance?.amount || !currency || line.value === null) return null
  return { ...line, value: cutAmountText(balance.amount, currency, localeOf(state)), full: line.value }
}
