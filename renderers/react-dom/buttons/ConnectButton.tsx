import type { ReactNode } from 'react'
import type { Latchkey } from '../../../core/latchkey.ts'
import { connectButtonView } from '../../../core/view-models/connect-button.ts'
import type { ConnectButtonView } from '../../../core/view-models/connect-button.ts'
import { useLatchkeyInstance } from '../../react-bindings/latchkey-context.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { HostButton } from './HostButton.tsx'

/** What a host's own button is given: what ours would show, and the verb that opens the modal. */
export type CustomConnectButton = ConnectButtonView & Pick<Latchkey, 'open'>

/**
 * The button that opens the modal: connect, connecting, or the account in short.
 * It lives in a shadow root, so a server renders an empty place; use `ConnectButton.Custom` to render your own markup on a server.
 */
export function ConnectButton() {
  return <HostButton parts={useViewModel(connectButtonView)} />
}

function Custom({ children }: { readonly children: (given: CustomConnectButton) => ReactNode }) {
  const { open } = useLatchkeyInstance()
  return children({ ...useViewModel(connectButtonView), open })
}

ConnectButton.Custom = Custom
