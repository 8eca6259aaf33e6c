import { accountButtonView } from '../../../core/view-models/account-button.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { HostButton } from './HostButton.tsx'

/** The button that shows who is connected and opens the account; draws nothing while nobody is. */
export function AccountButton() {
  const view = useViewModel(accountButtonView)
  return view && <HostButton parts={{ button: view.button, image: view.image, aside: view.balance }} />
}
