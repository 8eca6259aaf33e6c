import { browseLinkOf, browseUrlOf } from '../../domain/wallets/browse-link.ts'
import { namespacesOf } from '../../domain/values/caip.ts'
import { deepLinkOf } from '../../domain/wallets/deep-link.ts'
import { isMobile } from '../../domain/shell/device.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { linkFor } from '../../domain/wallets/platform.ts'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import type { BootState } from '../../reducers/root.ts'

/** A link that opens a wallet. */
export type PairingLink = {
  /**
   * Where the link opens the pairing: in the wallet's app on a phone or a desktop, or on its page. `browse`
   * opens this page in the browser of the wallet's app, without the pairing.
   */
  readonly platform: 'mobile' | 'desktop' | 'web' | 'browse'
  readonly href: string
}

/** The state of pairing a wallet on another device, for a host's own screens. */
export type PairingSummary = {
  /** The step. A URI is `preparing`, `ready` to be scanned, `expired` and about to be renewed, or `failed`. `idle` if no pairing runs. */
  readonly status: 'idle' | 'preparing' | 'ready' | 'expired' | 'failed'
  /** The text of a QR code, or to copy; null while there is none. The engine renews it before it expires, so always draw the current one. */
  readonly uri: string | null
  /** When the URI expires, in milliseconds since 1970. */
  readonly expiresAt: number | null
  /** Why the pairing failed, or null. After `user-rejected` a new URI follows automatically. */
  readonly failure: Failure | null
  /** The wallet that the pairing is meant for; null for any. */
  readonly wallet: Wallet | null
  /** Links that open the wallet, once there is a URI. */
  readonly links: readonly PairingLink[]
}

const platforms = ['mobile', 'desktop', 'web'] as const
const idle: PairingSummary = {
  status: 'idle',
  uri: null,
  expiresAt: null,
  failure: null,
  wallet: null,
  links: [],
}

/** Returns the state of the pairing. */
export function pairingSummary(state: BootState): PairingSummary {
  const { pairing, wallets, device } = state
  if (!pairing) return idle
  const { flow } = pairing
  const wallet = wallets?.byId[(pairing.request ?? pairing).walletId ?? ''] ?? null
  const uri = flow?.uri ?? null
  const step = flow?.step ?? 'abandoned'
  return {
    status: step === 'approved' || step === 'abandoned' ? 'idle' : step,
    uri,
    expiresAt: flow?.expiresAt ?? null,
    failure: flow?.failure ?? null,
    wallet,
    links:
      wallet && uri !== null
        ? [...linksInto(wallet, uri, device.isTelegram), ...browseLinks(state, wallet)]
        : idle.links,
  }
}

function linksInto(wallet: Wallet, uri: string, isTelegram: boolean): readonly PairingLink[] {
  return platforms.flatMap((platform) => {
    const link = linkFor(wallet, platform)
    const href = link === null ? null : deepLinkOf({ link, uri, isTelegram })
    return href === null ? [] : [{ platform, href }]
  })
}

function browseLinks({ device, options }: BootState, wallet: Wallet): readonly PairingLink[] {
  const { pageUrl } = device
  const kinds = namespacesOf(options?.networks.map(({ id }) => id) ?? [])
  const link = isMobile(device) && kinds.includes('solana') ? browseLinkOf(wallet) : null
  const href = link !== null && pageUrl !== undefined ? browseUrlOf({ link, pageUrl }) : null
  return href === null ? [] : [{ platform: 'browse', href }]
}
