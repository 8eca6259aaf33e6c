import type * as z from 'zod/mini'
import { browseLinkOf, isBrowseLink } from './browse-link.ts'
import { isMobile } from '../shell/device.ts'
import type { Device } from '../shell/device.ts'
import type * as schema from './platform.schema.ts'
import type { Wallet } from './wallet.ts'

/** A method to reach a wallet: its extension, a QR code, its app, this page in its app, its desktop app, or its web app. */
export type Platform = z.infer<typeof schema.platformSchema>

/**
 * Returns the sensible methods for a wallet on a device, best first. Without a wallet, the QR code is the only one. The page in the wallet's app
 * needs `canBrowse`, which means that the app has accounts for this page. It comes first for wallets of Solana alone, and for those without a link
 * for pairing.
 */
export function platformsOf(
  wallet: Wallet | null,
  device: Device,
  { isInstalled, canBrowse }: { readonly isInstalled: boolean; readonly canBrowse: boolean },
): readonly Platform[] {
  if (!wallet) return ['qrcode']
  const mobile = isMobile(device)
  const link = browseLinkOf(wallet)
  const browse = mobile && canBrowse && link !== null && 'browse'
  const apps = [wallet.mobileLink && wallet.mobileLink !== link && 'mobile', browse] as const
  const ways: readonly (Platform | null | undefined | false | '')[] = [
    isInstalled && 'browser',
    ...(mobile ? (wallet.isSolanaOnly ? [...apps].reverse() : apps) : ['qrcode' as const]),
    wallet.webappLink && !isBrowseLink(wallet.webappLink) && 'web',
    !mobile && wallet.desktopLink && 'desktop',
  ]
  const found = ways.filter((way): way is Platform => Boolean(way))
  return found.length > 0 ? found : ['qrcode']
}

/** Returns the URL of a wallet's app, desktop app or web app, for a platform. */
export function linkFor(wallet: Wallet, platform: Platform): string | null {
  if (platform === 'mobile') return wallet.mobileLink ?? null
  if (platform === 'desktop') return wallet.desktopLink ?? null
  return platform === 'web' ? (wallet.webappLink ?? null) : null
}
