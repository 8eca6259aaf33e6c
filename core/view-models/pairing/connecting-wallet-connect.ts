import { browseLinkOf, browseUrlOf } from '../../domain/wallets/browse-link.ts'
import { namespacesOf } from '../../domain/values/caip.ts'
import { deepLinkOf } from '../../domain/wallets/deep-link.ts'
import { isMobile } from '../../domain/shell/device.ts'
import { linkFor, platformsOf } from '../../domain/wallets/platform.ts'
import type { Platform } from '../../domain/wallets/platform.ts'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import { pairing } from '../../events/pairing/pairing.ts'
import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enConnectingWalletConnect } from '../../strings/en/connecting-wallet-connect.ts'
import { enWallet } from '../../strings/en/wallet.ts'
import type { Button, Choice, Link, Mood, Notice, Picture, QrCode, Screen } from '../parts/parts.ts'
import { downloadPages } from '../wallets/download-pages.ts'
import { pairingFailureNotice } from './failure.ts'
import { copyButton } from '../parts/copy-button.ts'
import { textsOf } from '../parts/texts-of.ts'
import { installedAs, walletImage } from '../wallets/item.ts'
import { walletPress } from '../wallets/press.ts'

const words = { ...enConnectingWalletConnect, ...enWallet }

/** The parts of the ConnectingWalletConnect screen. */
export type ConnectingWalletConnectParts = {
  readonly platforms: Choice | null
  readonly qrCode: QrCode | null
  readonly picture: Picture | null
  readonly status: Notice | null
  readonly retry: Button | null
  readonly connect: Button | null
  readonly open: Link | null
  readonly copy: Button | null
  readonly missing: Notice | null
  readonly get: Button | Link | null
}

/** Returns the ConnectingWalletConnect screen: a QR code, or how to open one wallet's extension, app or page. */
export function connectingWalletConnectView(state: StateOf<'modal'>): Screen<ConnectingWalletConnectParts> {
  const text = textsOf(state, words)
  const wallet = state.wallets.byId[state.pairing.walletId ?? ''] ?? null
  const here = wallet && installedAs(state, wallet)
  const platforms = platformsOf(wallet, state.device, {
    isInstalled: here !== null,
    canBrowse: canBrowse(state),
  })
  const platform = platforms.find((way) => way === state.pairing.platform) ?? platforms[0] ?? 'qrcode'
  const failed = platform === 'browse' ? null : pairingFailureNotice(state)
  const name = wallet?.name ?? ''
  const get = wallet && !here ? getWay(state, wallet) : null
  const isReady = state.pairing.flow?.step === 'ready'
  return {
    title: wallet ? wallet.name : text('pairing.title'),
    parts: {
      platforms: platforms.length > 1 ? platformChoice(state, platforms, platform) : null,
      qrCode: platform === 'qrcode' && !failed ? qrCode(state, wallet) : null,
      picture: failed || platform !== 'qrcode' ? picture(state, wallet, failed ? 'failed' : 'waiting') : null,
      status: failed ?? statusNotice(state, platform, name),
      retry: failed
        ? {
            part: 'button',
            label: text('pairing.retry'),
            press: pairing.retried(),
            tone: 'accent',
            icon: 'retry',
          }
        : null,
      connect:
        here && platform === 'browser'
          ? {
              part: 'button',
              label: text('pairing.connect'),
              press: walletPress(state, here),
              tone: 'accent',
            }
          : null,
      open: wallet && !failed ? openLink(state, wallet, platform) : null,
      copy:
        platform === 'browser' || platform === 'browse' || failed
          ? null
          : copyButton(state, {
              label: text('pairing.copy'),
              press: isReady ? pairing.linkCopyRequested() : null,
              copied: 'pairing.copied',
            }),
      missing: get && { part: 'notice', tone: 'quiet', title: text('pairing.missing', { wallet: name }) },
      get,
    },
  }
}

/** Returns the wallet's picture, or a phone while the code is for any wallet. */
function picture(state: StateOf<'modal'>, wallet: Wallet | null, mood: Mood): Picture {
  const text = textsOf(state, words)
  if (wallet) {
    const label = text('connecting.picture', { wallet: wallet.name })
    return { part: 'picture', label, image: walletImage(state, wallet), mood }
  }
  const label = text('pairing.title')
  return { part: 'picture', label, image: { kind: 'wallet', url: null, seed: label }, icon: 'phone', mood }
}

function platformChoice(state: StateOf<'modal'>, platforms: readonly Platform[], chosen: Platform): Choice {
  const text = textsOf(state, words)
  return {
    part: 'choice',
    label: text('pairing.platforms'),
    options: platforms.map((platform) => ({
      key: platform,
      label: text(`pairing.${platform}`),
      selected: platform === chosen,
      press: pairing.platformChosen({ platform }),
    })),
  }
}

function qrCode(state: StateOf<'modal'>, wallet: Wallet | null): QrCode {
  const text = textsOf(state, words)
  const uri = state.pairing.flow?.uri ?? null
  return {
    part: 'qr-code',
    label: text(uri === null ? 'pairing.preparing' : 'pairing.scan'),
    text: uri,
    image: wallet && walletImage(state, wallet),
  }
}

function statusNotice(state: StateOf<'modal'>, platform: Platform, wallet: string): Notice | null {
  const text = textsOf(state, words)
  if (platform === 'qrcode') return null
  if (platform === 'browser')
    return notice(text('pairing.continue', { wallet }), text('pairing.browserBody', { wallet }))
  if (platform === 'browse') return notice(text('pairing.continue', { wallet }), text('pairing.browseBody'))
  if (state.pairing.appOpened)
    return notice(text('pairing.continue', { wallet }), text('pairing.waitingBody', { wallet }))
  const body = platform === 'web' ? text('pairing.openWebBody') : text('pairing.continueBody', { wallet })
  return notice(text('pairing.continue', { wallet }), body)
}

/** Returns whether a wallet's in-app browser would have accounts for this page, and the page's URL is known. */
function canBrowse({ options, device: { pageUrl } }: StateOf<'modal'>): boolean {
  return pageUrl !== undefined && namespacesOf(options?.networks.map(({ id }) => id) ?? []).includes('solana')
}

function openLink(state: StateOf<'modal'>, wallet: Wallet, platform: Platform): Link | null {
  if (platform === 'browse') return browseLink(state, wallet)
  const uri = state.pairing.flow?.uri ?? null
  const link = linkFor(wallet, platform)
  if (uri === null || link === null) return null
  const href = deepLinkOf({ link, uri, isTelegram: state.device.isTelegram })
  if (href === null) return null
  const text = textsOf(state, words)
  const label = platform === 'web' ? text('pairing.openWeb') : text('pairing.open', { wallet: wallet.name })
  return { part: 'link', label, href, press: pairing.appOpened(), opensApp: platform !== 'web' }
}

function browseLink(state: StateOf<'modal'>, wallet: Wallet): Link | null {
  const { pageUrl = '' } = state.device
  const link = browseLinkOf(wallet)
  const href = link && browseUrlOf({ link, pageUrl })
  const label = textsOf(state, words)('pairing.open', { wallet: wallet.name })
  return href === null ? null : { part: 'link', label, href, opensApp: true }
}

function getWay(state: StateOf<'modal'>, wallet: Wallet): Button | Link | null {
  const label = textsOf(state, words)('pairing.get')
  const pages = downloadPages(wallet)
  const store = state.device.kind === 'ios' ? 'downloads.ios' : 'downloads.android'
  const inStore = isMobile(state.device) ? pages.find(([name]) => name === store) : undefined
  const only = inStore ?? (pages.length === 1 ? pages[0] : undefined)
  if (only) return { part: 'link', label, href: only[1], icon: 'external' }
  if (pages.length === 0) return null
  return { part: 'button', label, press: router.viewPushed({ view: 'Downloads' }), tone: 'neutral' }
}

function notice(title: string, body: string): Notice {
  return { part: 'notice', tone: 'neutral', title, body }
}
