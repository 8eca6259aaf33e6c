import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { chunk } from '../../../core/loading/chunk.ts'
import type { Latchkey } from '../../../core/latchkey.ts'
import type { ButtonLook } from '../../../core/view-models/buttons/button-look.ts'
import { connectButtonView } from '../../../core/view-models/buttons/connect-button.ts'
import type { ConnectButtonView } from '../../../core/view-models/buttons/connect-button.ts'
import type { CustomButtonView } from '../../../core/view-models/buttons/custom-button.ts'
import { useLatchkeyInstance } from '../../react-bindings/latchkey-context.ts'
import { pressOpen } from '../../react-bindings/press-open.ts'
import { useHostView } from '../../react-bindings/use-host-view.ts'
import { HostButton } from './HostButton.tsx'
import { checkDrawing, checkProps } from './checked-props.ts'
import { useLate } from './use-late.ts'

/** The argument of a host's own button: the connected account, the texts of the default button, and stable verbs that open the modal. */
export type CustomConnectButton = ConnectButtonView &
  CustomButtonView &
  Pick<Latchkey, 'open'> & {
    /** Opens the modal on the account, or on Connect if nothing is connected. */
    readonly openAccountModal: () => void
    /** Opens the modal on the choice of networks. */
    readonly openChainModal: () => void
    /** Opens the modal to connect a wallet. */
    readonly openConnectModal: () => void
  }

const loadView = /* @__PURE__ */ chunk(
  'customButtonView',
  () => import('../../../core/view-models/buttons/custom-button.ts'),
)

const notKnown: CustomButtonView = {
  mounted: false,
  accountModalOpen: false,
  chainModalOpen: false,
  connectModalOpen: false,
}

type CustomProps = { readonly children: (given: CustomConnectButton) => ReactNode }

function Ours(look: ButtonLook) {
  if (process.env.NODE_ENV !== 'production') checkProps('ConnectButton', look)
  const { size, balance } = look
  return (
    <HostButton
      name="ConnectButton"
      view={(state) => connectButtonView(state, look)}
      size={size}
      balance={balance}
    />
  )
}

function Custom({ children }: CustomProps) {
  if (process.env.NODE_ENV !== 'production') checkDrawing(children)
  const { open } = useLatchkeyInstance()
  const shown = useHostView(connectButtonView)
  const late = useLate(loadView, shown.status)
  const given = useHostView(late?.customButtonView ?? (() => notKnown))
  const verbs = useMemo(() => verbsOf(open), [open])
  const mounted = late ? given.mounted : shown.status === 'disconnected'
  return children({ ...shown, ...given, ...verbs, mounted })
}

function verbsOf(open: Latchkey['open']) {
  return {
    open,
    openAccountModal: pressOpen(open, 'Account'),
    openChainModal: pressOpen(open, 'Networks'),
    openConnectModal: pressOpen(open, 'Connect'),
  }
}

/**
 * The button that opens the modal. It shows connect, connecting, or the account in short, with the balance if `balance` is `show`. It is in a
 * shadow root, so a server renders an empty place. Use `ConnectButton.Custom` to render your own markup on a server.
 */
export const ConnectButton: ((look: ButtonLook) => ReactNode) & {
  readonly Custom: (props: CustomProps) => ReactNode
} = /* @__PURE__ */ Object.assign(Ours, { Custom })
