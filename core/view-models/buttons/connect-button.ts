import { shortAddress } from '../../domain/account/account.ts'
import { modal } from '../../events/shell/modal.ts'
import type { Connection } from '../../reducers/sessions/connection.ts'
import type { BootState } from '../../reducers/root.ts'
import { connectionStatus } from '../../selectors/sessions/sessions.ts'
import type { ButtonLook } from './button-look.ts'
import type { Button, Image } from '../parts/parts.ts'
import { buttonTextsOf, shownSession } from '../parts/select.ts'

/** The button that opens the modal from a host's page, in every state of the connection. */
export type ConnectButtonView = {
  /** The state of the connection; `unknown` on a server, and until storage was read. */
  readonly status: Connection['status']
  /** The label of our own button, and whether it is busy. */
  readonly button: Button
  /** The picture that our own button shows beside its label. */
  readonly image: Image | null
}

/**
 * Returns the button: Connect, connecting, or the short address of the connected account.
 * The button is busy while a pressed opening waits for the modal's code. If that code did not load, the button says so until the next press.
 */
export function connectButtonView(
  state: BootState,
  { label, loadingLabel, charsStart, charsEnd, disabled }: ButtonLook = {},
): ConnectButtonView {
  const text = buttonTextsOf(state)
  const status = connectionStatus(state.connection)
  const address = shownSession(state)?.accounts[0]
  const known = state.identity?.byAddress[address ?? '']
  const isConnecting = status === 'connecting' || status === 'reconnecting'
  const busy = isConnecting || (state.modal.loading && !state.modal.open)
  const idle = status === 'locked' ? text('button.locked') : (label ?? text('button.connect'))
  const isUnrendered = state.modal.isUnrendered === true && !busy
  const words = isConnecting ? (loadingLabel ?? text('button.connecting')) : idle
  return {
    status,
    button: {
      part: 'button',
      label: isUnrendered
        ? text('button.notOpened')
        : address === undefined
          ? words
          : (known?.shortName ?? shortAddress(address, charsStart, charsEnd)),
      press: disabled ? null : modal.openRequested({}),
      tone: 'accent',
      busy,
    },
    image: address === undefined ? null : { kind: 'account', url: known?.avatar ?? null, seed: address },
  }
}
