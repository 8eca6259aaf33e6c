import { shortAddress } from '../domain/account.ts'
import { modal } from '../events/modal.ts'
import type { Connection } from '../reducers/connection.ts'
import type { BootState } from '../reducers/root.ts'
import { connectionStatus } from '../reducers/sessions.ts'
import type { Button, Image } from './parts.ts'
import { buttonTextsOf, shownSession } from './select.ts'

/** The button a host shows on its page: it opens the modal, whatever stands. */
export type ConnectButtonView = {
  readonly status: Connection['status']
  readonly button: Button
  readonly image: Image | null
}

/** Connect, connecting, or the connected account in short; busy also while what was pressed waits for the modal's code. */
export function connectButtonView(state: BootState): ConnectButtonView {
  const text = buttonTextsOf(state)
  const status = connectionStatus(state.connection)
  const address = shownSession(state)?.accounts[0]
  const isConnecting = status === 'connecting' || status === 'reconnecting'
  const busy = isConnecting || (state.modal.loading && !state.modal.open)
  const idle = status === 'locked' ? 'button.locked' : 'button.connect'
  const label =
    address === undefined ? text(isConnecting ? 'button.connecting' : idle) : shortAddress(address)
  return {
    status,
    button: { part: 'button', label, press: modal.openRequested({}), tone: 'accent', busy },
    image: address === undefined ? null : { kind: 'account', url: null, seed: address },
  }
}
