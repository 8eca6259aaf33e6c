import type * as z from 'zod/mini'
import { browseLinkOf, isBrowseLink } from './browse-link.ts'
import { isMobile } from '../shell/device.ts'
import type { Device } from '../shell/device.ts'
import type * as schema from './platform.schema.ts'
import type { Wallet } from './wallet.ts'

/** A way to reach one wallet: its extension, a QR code for another device, its app here, this page in its app, its desktop app, its page. */
export type Platform = z.infer<typeof schema.Platform>

/** The ways that make sense for a wallet on a device, best first (behaviour reference 3.4); without a wallet there is the QR code. A page in the wallet's app is one where that app has accounts for it (`canBrowse`), and the best where it cannot be paired with, or is for Solana alone. */
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

/** The URL of a wallet's own app, desktop app or page, for a platform. */
export function linkFor(wallet: Wallet, platform: Platform): string | null {
  if (platform === 'mobile') return wallet.mobileLink ?? null
  if (platform === 'desktop') return wallet.desktopLink ?? null
  return platform === 'web' ? (wallet.webappLink ?? null) : null
}
