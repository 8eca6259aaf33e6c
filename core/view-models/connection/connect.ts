import { isMobile } from '../../domain/shell/device.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { recommendedCount, roundedCount, walletList } from '../../domain/connection/wallet-list.ts'
import type { ListedWallet } from '../../domain/connection/wallet-list.ts'
import { offFeature } from '../../domain/options/view-off.ts'
import { pairing } from '../../events/pairing/pairing.ts'
import { router } from '../../events/shell/router.ts'
import { wallets } from '../../events/wallets/wallets.ts'
import type { StateOf } from '../../reducers/root.ts'
import { allWalletsCount } from '../../selectors/wallets/all-wallets.ts'
import { sourcesOf } from '../../selectors/wallets/sources.ts'
import { enConnect } from '../../strings/en/connect.ts'
import { enWallet } from '../../strings/en/wallet.ts'
import { legalParts } from '../parts/legal.ts'
import type { LegalParts } from '../parts/legal.ts'
import type { Button, Item, List, Notice, Screen } from '../parts/parts.ts'
import { registryFailureNotice } from '../wallets/registry-failure.ts'
import { textsOf } from '../parts/texts-of.ts'
import { installedItem, pairingApproach, registryItem } from '../wallets/item.ts'

const words = { ...enConnect, ...enWallet }

/** The parts of the Connect screen. */
export type ConnectParts = LegalParts & {
  readonly stillConnected: Notice | null
  readonly installed: List | null
  readonly none: Notice | null
  readonly recommended: List | null
  readonly all: Item | null
  readonly failed: Notice | null
  readonly retry: Button | null
}

/**
 * Returns the Connect screen: a QR code, recent and installed wallets, wallets of the registry, and a row that leads to all of them.
 * If the host has switched pairing off, only installed wallets are offered.
 */
export function connectView(state: StateOf<'modal'>): Screen<ConnectParts> {
  const text = textsOf(state, words)
  const { registry } = state.wallets
  const canPair = !isTurnedOff(state.options, 'pairing')
  const isListed = canPair && !isTurnedOff(state.options, 'registry')
  const listed = walletList(sourcesOf(state)).filter((wallet) => canPair || wallet.installed !== null)
  const here = listed.filter(isAtHand)
  const others = listed.filter((wallet) => !isAtHand(wallet))
  const loading =
    isListed && (registry.status === 'idle' || (registry.status === 'loading' && registry.order.length === 0))
  const failed = isListed && registry.status === 'failed' && registry.page === 0
  const onThisScreen = isMobile(state.device) || !canPair ? [] : [walletConnectItem(state)]
  const first = [...onThisScreen, ...here.map((wallet) => itemOf(state, wallet))]
  return {
    title: text('connect.title'),
    parts: {
      stillConnected: stillConnectedNotice(state),
      installed: first.length > 0 ? list(text('connect.installed'), first, 0) : null,
      none:
        here.length === 0 && !loading && !(canPair && isMobile(state.device))
          ? noneNotice(state, others.length > 0, canPair)
          : null,
      recommended:
        loading || others.length > 0
          ? list(
              text('connect.recommended'),
              others.map((wallet) => itemOf(state, wallet)),
              loading ? recommendedCount : 0,
            )
          : null,
      all: allItem(state),
      failed: failed
        ? registryFailureNotice(state, registry.failure, {
            title: text('connect.failed'),
            also: here.length > 0 ? text('connect.failedBody') : null,
          })
        : null,
      retry: failed ? retryButton(state) : null,
      ...legalParts(state),
    },
  }
}

function isAtHand({ reason }: ListedWallet): boolean {
  return reason === 'recent' || reason === 'installed'
}

function itemOf(state: StateOf<'modal'>, listed: ListedWallet): Item {
  const text = textsOf(state, words)
  if (listed.reason === 'installed')
    return installedItem(state, listed.installed, text('connect.installedTag'))
  const { reason, wallet, installed } = listed
  return registryItem(state, wallet, installed, reason === 'recent' ? text('connect.recentTag') : undefined)
}

/** Returns the row that leads to a QR code for a wallet on another device. */
export function walletConnectItem(state: StateOf<'modal'>): Item {
  const text = textsOf(state, words)
  const label = text('connect.walletConnect')
  return {
    part: 'item',
    key: 'walletConnect',
    label,
    image: { kind: 'wallet', url: null, seed: label },
    icon: 'qr',
    press: pairing.walletChosen({ walletId: null }),
    ...pairingApproach(state),
    tag: text('connect.qrTag'),
  }
}

/** Returns the row that leads to all wallets of the registry. Null if the host hides it, or if there is nothing to show. */
export function allItem(state: StateOf<'modal'>): Item | null {
  const choice = state.options?.allWallets ?? 'SHOW'
  const isShown = choice === 'SHOW' || (choice === 'ONLY_MOBILE' && isMobile(state.device))
  const count = allWalletsCount(state)
  if (!isShown || count === 0 || offFeature('AllWallets', state.options) !== null) return null
  const label = textsOf(state, words)('connect.all')
  return {
    part: 'item',
    key: 'allWallets',
    label,
    image: { kind: 'wallet', url: null, seed: label },
    icon: 'grid',
    press: router.viewPushed({ view: 'AllWallets' }),
    tag: roundedCount(count),
  }
}

/** Returns a notice that a wallet still treats this site as connected. Its approval came too late, and the wallet cannot revoke it. */
function stillConnectedNotice(state: StateOf<'modal'>): Notice | null {
  const last = state.connection.lateConnections?.at(-1)
  if (!last) return null
  const text = textsOf(state, words)
  const wallet = last.wallet.name
  return {
    part: 'notice',
    tone: 'neutral',
    title: text('connect.stillConnected', { wallet }),
    body: text('connect.stillConnectedBody', { wallet }),
  }
}

function noneNotice(state: StateOf<'modal'>, hasOthers: boolean, canPair: boolean): Notice {
  const text = textsOf(state, words)
  const others = hasOthers ? { body: text('connect.noneInstalledBody') } : {}
  const body = canPair ? others : { body: text('connect.noneHereBody') }
  return { part: 'notice', tone: 'neutral', title: text('connect.noneInstalled'), ...body }
}

function retryButton(state: StateOf<'modal'>): Button {
  const label = textsOf(state, words)('connect.retry')
  return { part: 'button', label, press: wallets.firstPageRetried(), tone: 'neutral', icon: 'retry' }
}

function list(label: string, items: readonly Item[], placeholders: number): List {
  return { part: 'list', label, items, placeholders }
}
