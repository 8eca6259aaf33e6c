import { explorerPageOf } from '../domain/explorer-page.ts'
import { connection } from '../events/connection.ts'
import { router } from '../events/router.ts'
import type { RootState } from '../reducers/root.ts'
import type { StandingSession } from '../reducers/sessions.ts'
import { enAccount } from '../strings/en/account.ts'
import type { Button, Line, Link, Notice } from './parts.ts'
import { networkName } from './network-name.ts'
import { offeredNetwork } from './select.ts'
import { textsOf } from './texts-of.ts'
import { triedNetworkImage } from './tried-image.ts'

/** The places of where an account is and with what, and of the ways on from there. */
export type AccountActions = {
  readonly wrongNetwork: Notice | null
  readonly switchNetwork: Button | null
  readonly network: Line
  readonly wallet: Line
  readonly explorer: Link | null
  readonly disconnect: Button
}

/** Where an account is and with what, and the ways on from there. */
export function accountActions(state: RootState, session: StandingSession, address: string): AccountActions {
  const text = textsOf(state, enAccount)
  const offered = offeredNetwork(state, session.chainId)
  const page = offered && explorerPageOf(offered, address)
  const name = networkName(state, session.chainId)
  const networks = router.viewPushed({ view: 'Networks' })
  const wallet = session.wallet.name
  return {
    wrongNetwork: offered
      ? null
      : {
          part: 'notice',
          tone: 'negative',
          title: text('account.wrongNetwork'),
          body: text('account.wrongNetworkBody', { network: name }),
        },
    switchNetwork: offered
      ? null
      : {
          part: 'button',
          label: text('account.switchNetwork'),
          press: networks,
          tone: 'accent',
          icon: 'network',
        },
    network: {
      part: 'line',
      label: text('account.network'),
      value: name,
      press: networks,
      ...(offered ? { image: triedNetworkImage(state, offered) } : {}),
    },
    wallet: {
      part: 'line',
      label: text('account.wallet'),
      value: wallet,
      image: { kind: 'wallet', url: session.wallet.icon, seed: wallet },
    },
    explorer: page
      ? {
          part: 'link',
          label: text('account.explorer', { explorer: offered?.explorer?.name ?? '' }),
          href: page,
          icon: 'external',
        }
      : null,
    disconnect: disconnectButton(state),
  }
}

/** The way to end the connection, also with a wallet that is locked. */
export function disconnectButton(state: RootState): Button {
  return {
    part: 'button',
    label: textsOf(state, enAccount)('account.disconnect'),
    press: connection.disconnectRequested(),
    tone: 'negative',
    icon: 'disconnect',
  }
}
