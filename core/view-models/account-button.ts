import { modal } from '../events/modal.ts'
import type { RootState } from '../reducers/root.ts'
import { accountView } from './account.ts'
import type { Button, Image, Line } from './parts.ts'

/** The button that shows who is connected and how much they hold, and opens the account. */
export type AccountButtonView = {
  readonly button: Button
  readonly image: Image
  readonly balance: Line | null
}

/** The connected account in short, or null when nobody is connected. */
export function accountButtonView(state: RootState): AccountButtonView | null {
  const { avatar, address, balance } = accountView(state).parts
  if (!avatar || !address?.value) return null
  return {
    button: {
      part: 'button',
      label: address.value,
      press: modal.openRequested({ view: 'Account' }),
      tone: 'neutral',
    },
    image: avatar.image,
    balance,
  }
}
