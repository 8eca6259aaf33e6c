import { isSafeAppLink } from '../../core/domain/wallets/app-link.ts'
import { displayName } from '../../core/domain/values/text/display-name.ts'
import { isSafeLink } from '../../core/domain/values/remote-url.ts'
import { isReverseDomain } from '../../core/domain/wallets/wallet.ts'
import type { Wallet } from '../../core/domain/wallets/wallet.ts'
import { remoteImage } from '../images/image-url.ts'

/** Reads one row of `/getWallets`. Returns null without an id or a visible name. Other invalid fields and unsafe links become null. */
export function walletOf(value: unknown): Wallet | null {
  const row = Object(value) as Readonly<Record<string, unknown>>
  const id = text(row.id)
  const name = displayName(row.name)
  if (id === null || name === null) return null
  return {
    id,
    name,
    homepage: link(row.homepage),
    imageId: text(row.image_id),
    imageUrl: remoteImage(row.image_url),
    order: typeof row.order === 'number' ? row.order : null,
    mobileLink: appLink(row.mobile_link),
    desktopLink: appLink(row.desktop_link),
    webappLink: link(row.webapp_link),
    appStore: link(row.app_store),
    playStore: link(row.play_store),
    chromeStore: link(row.chrome_store),
    rdns: textThat(isReverseDomain, row.rdns)?.toLowerCase() ?? null,
    ...(isOfSolanaAlone(row.chains) && { isSolanaOnly: true }),
  }
}

function isOfSolanaAlone(chains: unknown): boolean {
  if (!Array.isArray(chains) || chains.length === 0) return false
  return chains.every((chain) => typeof chain === 'string' && chain.startsWith('solana:'))
}

function link(value: unknown): string | null {
  return textThat(isSafeLink, value)
}

function appLink(value: unknown): string | null {
  return textThat(isSafeAppLink, value)
}

function textThat(fits: (text: string) => boolean, value: unknown): string | null {
  const found = text(value)
  return found !== null && fits(found) ? found : null
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
