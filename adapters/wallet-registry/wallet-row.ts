import * as z from 'zod/mini'
import { isSafeLink, isSafePicture } from '../../core/domain/remote-url.ts'
import { Wallet } from '../../core/domain/wallet.ts'
import { isSafeAppLink } from './app-link.ts'

const text = z.catch(z.nullish(z.string()), null)

const Row = z.object({
  id: z.string(),
  name: z.string(),
  homepage: text,
  image_id: text,
  image_url: text,
  order: z.catch(z.nullish(z.number()), null),
  mobile_link: text,
  desktop_link: text,
  webapp_link: text,
  app_store: text,
  play_store: text,
  chrome_store: text,
  rdns: text,
})

/** Reads one row of `/getWallets` (behaviour reference 1.1); null without id or name. Other fields that do not fit, and unsafe links, become null. */
export function walletOf(value: unknown): Wallet | null {
  const row = Row.safeParse(value).data
  if (!row) return null
  const wallet = {
    id: row.id,
    name: row.name.trim(),
    homepage: link(row.homepage),
    imageId: row.image_id || null,
    imageUrl: row.image_url && isSafePicture(row.image_url) ? row.image_url : null,
    order: row.order ?? null,
    mobileLink: appLink(row.mobile_link),
    desktopLink: appLink(row.desktop_link),
    webappLink: link(row.webapp_link),
    appStore: link(row.app_store),
    playStore: link(row.play_store),
    chromeStore: link(row.chrome_store),
    rdns: row.rdns || null,
  }
  return Wallet.safeParse(wallet).data ?? null
}

function link(text: string | null | undefined): string | null {
  return text && isSafeLink(text) ? text : null
}

function appLink(text: string | null | undefined): string | null {
  return text && isSafeAppLink(text) ? text : null
}
