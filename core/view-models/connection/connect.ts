import { isMobile } from '../../domain/shell/device.ts'
import { isSwitchedOff, isTurnedOff } from '../../domain/options/switched-off.ts'
import { recommendedCount, roundedCount, walletList } from '../../domain/connection/wallet-list.ts'
import type { ListedWallet } from '../../domain/connection/wallet-list.ts'
import { offFeature } from '../../domain/options/view-off.ts'
import { pairing } from '../../events/pairing/pairing.ts'
import { router } from '../../events/shell/router.ts'
import { wallets } from '../../events/wallets/wallets.ts'
import type { StateOf } from '../../reducers/root.ts'
import { allWallets, allWalletsCount } from '../../selectors/wallets/all-wallets.ts'
import { sourcesOf } from '../../selectors/wallets/sources.ts'
import { enConnect } from '../../strings/en/connect.ts'
import { enWallet } from '../../strings/en/wallet.ts'
import { legalParts } from '../parts/legal.ts'
import type { LegalParts } from '../parts/legal.ts'
import type { Button, Item, List, Notice, Screen } from '../parts/parts.ts'
import { registryFailureNotice } from '../wallets/registry-failure.ts'
import { textsOf } from '../parts/texts-of.ts'
import { installedAs, installedItem, pairingApproach, registryItem } from '../wallets/item.ts'

const words = { ...enConnect, ...enWallet }

/** The parts of the Connect screen. */
export type ConnectParts = LegalParts & {
  readonly stillConnected: Notice | null
  readonly installed: List | null
  readonly none: Notice | null
  readonly recommended: List | null
  readonly phone: List | null
  readonly all: Item | null
  readonly failed: Notice | null
  readonly retry: Button | null
  readonly noWallet: Button | null
}

/**
 * Returns the Connect screen: recent and installed wallets, a QR code for a wallet on a phone, and a row that leads to all wallets. The host's own
 * choice of wallets is always listed. Popular ones are listed on a phone, or if this browser has no wallet.
 * If the host has switched pairing off, only installed wallets are offered. The last button waits for the sign-in methods above it, unless they are
 * present (`hasFrame`), switched off, or failed to load. So it does not move when they arrive.
 */
export function connectView(state: StateOf<'modal'>, hasFrame = false): Screen<ConnectParts> {
  const text = textsOf(state, words)
  const { registry } = state.wallets
  const canPair = !isTurnedOff(state.options, 'pairing')
  const isListed = canPair && !isTurnedOff(state.options, 'registry')
  const listed = walletList(sourcesOf(state)).filter((wallet) => canPair || wallet.installed !== null)
  const here = listed.filter(isAtHand)
  const lacksWallets = here.length === 0
  const lastUsed = here.find(({ reason }) => reason === 'recent')
  const offersPopular = isMobile(state.device) || lacksWallets
  const others = listed.filter(
    (wallet) => !isAtHand(wallet) && (offersPopular || wallet.reason !== 'recommended'),
  )
  const loading =
    isListed && (registry.status === 'idle' || (registry.status === 'loading' && registry.order.length === 0))
  const isAwaited = loading && offersPopular
  const failed = isListed && registry.status === 'failed' && registry.page === 0
  return {
    title: text('connect.title'),
    parts: {
      stillConnected: stillConnectedNotice(state),
      installed: lacksWallets
        ? null
        : list(
            text('connect.installed'),
            here.map((wallet) => itemOf(state, wallet, wallet === lastUsed)),
            0,
          ),
      none:
        lacksWallets && !canPair
          ? {
              part: 'notice',
              tone: 'neutral',
              title: text('connect.noneInstalled'),
              body: text('connect.noneHereBody'),
            }
          : null,
      recommended:
        isAwaited || others.length > 0
          ? list(
              text('connect.recommended'),
              others.map((wallet) => itemOf(state, wallet)),
              isAwaited ? recommendedCount : 0,
            )
          : null,
      failed: failed
        ? registryFailureNotice(state, registry.failure, {
            title: text('connect.failed'),
            also: lacksWallets ? null : text('connect.failedBody'),
          })
        : null,
      retry: failed ? retryButton(state) : null,
      phone:
        isMobile(state.device) || !canPair ? null : list(text('connect.phoneWallets'), [phoneItem(state)], 0),
      all: allItem(state),
      noWallet:
        lacksWallets && canPair && (hasFrame || !isFrameAwaited(state)) ? noWalletButton(state) : null,
      ...legalParts(state),
    },
  }
}

function isFrameAwaited({ options, features }: StateOf<'modal'>): boolean {
  return !isSwitchedOff('frame', options) && features['frame'] !== 'failed'
}

function isAtHand({ reason }: ListedWallet): boolean {
  return reason === 'recent' || reason === 'installed'
}

function itemOf(state: StateOf<'modal'>, listed: ListedWallet, isLastUsed = false): Item {
  if (listed.reason === 'installed') return installedItem(state, listed.installed)
  const tag = isLastUsed ? textsOf(state, words)('connect.recentTag') : undefined
  return registryItem(state, listed.wallet, listed.installed, tag)
}

/** Returns the row that leads to a QR code for a wallet on another device. It names two wallets, and how many more can scan it. */
export function phoneItem(state: StateOf<'modal'>): Item {
  const text = textsOf(state, words)
  const label = text('connect.phone')
  const listed = isTurnedOff(state.options, 'registry') ? [] : allWallets(state)
  const [first, second] = listed.filter((wallet) => installedAs(state, wallet) === null)
  return {
    part: 'item',
    key: 'walletConnect',
    label,
    detail:
      first && second && allWalletsCount(state) > 2
        ? text('connect.phoneNames', { first: first.name, second: second.name })
        : text('connect.phoneAny'),
    image: { kind: 'wallet', url: null, seed: label },
    icon: 'qr',
    press: pairing.walletChosen({ walletId: null }),
    ...pairingApproach(state),
  }
}

/** Returns the button for a visitor without a wallet. Null if the host's options leave nothing to offer. */
function noWalletButton(state: StateOf<'modal'>): Button | null {
  if (offFeature('GetWallet', state.options) !== null) return null
  return {
    part: 'button',
    label: textsOf(state, words)('connect.noWallet'),
    press: router.viewPushed({ view: 'GetWallet' }),
    tone: 'quiet',
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

function retryButton(state: StateOf<'modal'>): Button {
  const label = textsOf(state, words)('connect.retry')
  return { part: 'button', label, press: wallets.firstPageRetried(), tone: 'neutral', icon: 'retry' }
}

function list(label: string, items: readonly Item[], placeholders: number): List {
  return { part: 'list', label, items, placeholders }
}
