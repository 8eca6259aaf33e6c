import { accountButtonView } from '../../../core/view-models/buttons/account-button.ts'
import type { ButtonLook } from '../../../core/view-models/buttons/button-look.ts'
import { HostButton } from './HostButton.tsx'
import { checkProps } from './checked-props.ts'

/** The button that shows who is connected and opens the account, with the balance unless `balance` is `hide`; draws nothing while nobody is. */
export function AccountButton(
  look: Pick<ButtonLook, 'size' | 'balance' | 'charsStart' | 'charsEnd' | 'disabled'>,
) {
  if (process.env.NODE_ENV !== 'production') checkProps('AccountButton', look)
  const { size, balance = 'show' } = look
  return (
    <HostButton
      name="AccountButton"
      view={(state) => accountButtonView(state, look)}
      size={size}
      balance={balance}
    />
  )
}
