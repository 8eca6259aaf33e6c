import { accountButtonView } from '../../../core/view-models/buttons/account-button.ts'
import type { ButtonLook } from '../../../core/view-models/buttons/button-look.ts'
import { HostButton } from './HostButton.tsx'
import { checkProps } from './checked-props.ts'

/**
 * The button that shows the connected account and opens it, with the balance unless `balance` is `hide`. Renders nothing if nothing is connected.
 */
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
