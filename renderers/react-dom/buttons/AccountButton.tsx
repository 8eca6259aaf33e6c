import { accountButtonView } from '../../../core/view-models/account-button.ts'
import type { ButtonLook } from '../../../core/view-models/button-look.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { HostButton } from './HostButton.tsx'
import { checkProps } from './checked-props.ts'

/** The button that shows who is connected and opens the account, with the balance unless `balance` is `hide`; draws nothing while nobody is. */
export function AccountButton(
  look: Pick<ButtonLook, 'size' | 'balance' | 'charsStart' | 'charsEnd' | 'disabled'>,
) {
  if (process.env.NODE_ENV !== 'production') checkProps('AccountButton', look)
  const { size, balance = 'show' } = look
  const parts = useViewModel((state) => accountButtonView(state, look))
  return parts && <HostButton parts={parts} size={size} balance={balance} />
}
