import { shortAddress } from '../../domain/account/account.ts'
import { modal } from '../../events/shell/modal.ts'
import type { Connection } from '../../reducers/sessions/connection.ts'
import type { BootState } from '../../reducers/root.ts'
import { connectionStatus } from '../../selectors/sessions/sessions.ts'
import type { ButtonLook } from './button-look.ts'
import type { Button, Image } from '../parts/parts.ts'
import { buttonTextsOf, shownSession } from '../parts/select.ts'

/** The button a host shows on its page: it opens the modal, whatever stands. */
export type ConnectButtonView = {
  /** How the connection stands; `unknown` on a server, and until it was looked up. */
  readonly status: Connection['status']
  /** What our own button says, and whether it is busy. */
  readonly button: Button
  /** What our own button shows beside its words. */
  readonly image: Image | null
}

/** Connect, connecting, or the connected account in short; busy also while what was pressed waits for the modal's code; where that did not come it says so, since no view of ours can, until the next press. */
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
  const isUndrawn = state.modal.isUndrawn === true && !busy
  const words = isConnecting ? (loadingLabel ?? text('button.connecting')) : idle
  return {
    status,
    button: {
      part: 'button',
      label: isUndrawn
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
