import { localeOf } from '../parts/locale-of.ts'
import { shortAddress } from '../../domain/account/account.ts'
import { modal } from '../../events/shell/modal.ts'
import type { Connection } from '../../reducers/sessions/connection.ts'
import type { BootState } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { amountText } from '../formats/amount-text.ts'
import { balanceOf, currencyOf, unitImage } from '../account/balance-of.ts'
import type { ButtonLook } from './button-look.ts'
import type { Button, Image, Line } from '../parts/parts.ts'
import { profileOf } from '../identity/profile.ts'
import { buttonTextsOf, shownSession } from '../parts/select.ts'

/** The button that shows the connected account with its balance, and opens the modal. */
export type AccountButtonView = {
  readonly status: Connection['status']
  readonly button: Button
  readonly image: Image
  readonly balance: Line | null
}

/** Returns the account button, or null while no wallet is connected. */
export function accountButtonView(
  state: BootState,
  { charsStart, charsEnd, disabled }: Pick<ButtonLook, 'charsStart' | 'charsEnd' | 'disabled'> = {},
): AccountButtonView | null {
  const session = shownSession(state)
  const address = session?.accounts[0]
  if (!session || address === undefined) return null
  const { shortName, avatar } = profileOf(state, address)
  return {
    status: state.connection.byNamespace[session.namespace].status,
    button: {
      part: 'button',
      label: shortName ?? shortAddress(address, charsStart, charsEnd),
      press: disabled ? null : modal.openRequested({}),
      tone: 'neutral',
    },
    image: { kind: 'account', url: avatar, seed: address },
    balance: balanceLine(state, session),
  }
}

function balanceLine(state: BootState, session: SessionInNamespace): Line | null {
  const balance = balanceOf(state, session)
  const currency = currencyOf(state, balance)
  if (!balance?.amount || !currency) return null
  const value = amountText(balance.amount, currency, localeOf(state))
  return { part: 'line', label: buttonTextsOf(state)('button.balance'), value, ...unitImage(balance) }
}
