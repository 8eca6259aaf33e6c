import { router } from '../../events/shell/router.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enReceive } from '../../strings/en/receive.ts'
import { accountHeader } from '../account/header.ts'
import type { AccountHeader } from '../account/header.ts'
import { lockedNotice } from '../sessions/locked-notice.ts'
import { compatibleNetworks } from './wallet-compatible-networks.ts'
import type { Line, Notice, QrCode, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'
import { triedNetworkImage } from '../parts/tried-image.ts'

/** The parts of the WalletReceive screen. */
export type WalletReceiveParts = {
  readonly locked: Notice | null
  readonly qrCode: QrCode | null
  readonly address: AccountHeader['address'] | null
  readonly copy: AccountHeader['copy'] | null
  readonly networks: Line | null
}

/** How many networks are shown by their pictures. */
const shownNetworks = 5

/** Returns the WalletReceive screen: the active account's address, to copy or to scan, and the networks on which others can pay to it. */
export function walletReceiveView(state: StateOf<'modal'>): Screen<WalletReceiveParts> {
  const text = textsOf(state, enReceive)
  const title = text('receive.title')
  const session = activeSession(state)
  const address = session?.accounts[0]
  if (!session || session.isLocked || address === undefined) {
    const locked = session && lockedNotice(state, session.wallet.name)
    return { title, parts: { locked, qrCode: null, address: null, copy: null, networks: null } }
  }
  const header = accountHeader(state, session)
  return {
    title,
    parts: {
      locked: null,
      qrCode: { part: 'qr-code', label: text('receive.code'), text: address, image: header.avatar.image },
      address: header.address,
      copy: header.copy,
      networks: networksLine(state),
    },
  }
}

function networksLine(state: StateOf<'modal'>): Line | null {
  const compatible = compatibleNetworks(state)
  if (compatible.length === 0) return null
  return {
    part: 'line',
    label: textsOf(state, enReceive)(compatible.length === 1 ? 'receive.network' : 'receive.networks'),
    value: '',
    images: compatible.slice(0, shownNetworks).map((network) => triedNetworkImage(state, network)),
    press: router.viewPushed({ view: 'WalletCompatibleNetworks' }),
  }
}
