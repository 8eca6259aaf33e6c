import { shortAddress } from '../domain/account.ts'
import { modal } from '../events/modal.ts'
import type { RootState } from '../reducers/root.ts'
import { accountBalance } from './account-balance.ts'
import type { Button, Image, Line } from './parts.ts'
import { shownSession } from './select.ts'

/** The button that shows who is connected and how much they hold, and opens the account. */
export type AccountButtonView = {
  readonly button: Button
  readonly image: Image
  readonly balance: Line | null
}

/** The connected account in short, or null when nobody is connected. */
export function accountButtonView(state: RootState): AccountButtonView | null {
  const session = shownSession(state)
  const address = session?.accounts[0]
  if (!session || address === undefined) return null
  return {
    button: {
      part: 'button',
      label: shortAddress(address),
      press: modal.openRequested({ view: 'Account' }),
      tone: 'neutral',
    },
    image: { kind: 'account', url: null, seed: address },
    balance: accountBalance(state, session.chainId).balance,
  }
}
