import type { ButtonLook } from '../../../core/view-models/buttons/button-look.ts'
import { networkButtonView } from '../../../core/view-models/buttons/network-button.ts'
import { HostButton } from './HostButton.tsx'
import { checkProps } from './checked-props.ts'

/** The button that names the current network and opens the choice of networks, in a shadow root like `ConnectButton`. */
export function NetworkButton(look: Pick<ButtonLook, 'size' | 'label' | 'disabled'>) {
  if (process.env.NODE_ENV !== 'production') checkProps('NetworkButton', look)
  return <HostButton name="NetworkButton" view={(state) => networkButtonView(state, look)} size={look.size} />
}
