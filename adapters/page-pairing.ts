import { isMobile } from '../core/domain/device.ts'
import type { Options } from '../core/domain/options.ts'
import { askOnOffer } from './ask-on-offer.ts'
import { deviceOf } from './browser/device.ts'
import type { Evm } from './evm/evm.ts'
import type { PortsWindow } from './ports-window.ts'
import { sendOnOffer } from './send-on-offer.ts'
import type { Solana } from './solana/solana.ts'
import type { ClientSettings } from './wallet-connect/sign-client.ts'
import { createWalletConnect } from './wallet-connect/wallet-connect.ts'

/** Pairing from a page: with its metadata, under its project, on mobile browsers with links that open apps, sending what phones only sign, and asking nodes what phones do not answer. */
export function createPagePairing(
  options: Options,
  window: PortsWindow | null,
  storage: ClientSettings['storage'],
  chains: { readonly evm: Pick<Evm, 'ask'>; readonly solana: Pick<Solana, 'send'> },
): ReturnType<typeof createWalletConnect> {
  return createWalletConnect({
    projectId: options.projectId,
    relayUrl: options.endpoints.relay,
    storagePrefix: `latchkey/${options.projectId}`,
    metadata: options.metadata ?? pageMetadata(window),
    send: sendOnOffer(options, chains.solana),
    askNodes: askOnOffer(options, chains.evm),
    ...(storage && { storage }),
    ...(window?.open && isMobile(deviceOf(window))
      ? { openLink: (link: string) => openApp(window, link) }
      : {}),
  })
}

/** Brings a wallet's app to the front; inside Telegram only https links may be opened. */
function openApp(window: PortsWindow, link: string): void {
  if (!deviceOf(window).isTelegram || link.startsWith('https:')) window.open?.(link, '_self')
}

/** How wallets are told about a host that gave no metadata. */
function pageMetadata(window: PortsWindow | null): NonNullable<Options['metadata']> {
  const { hostname = 'localhost', origin = 'http://localhost' } = window?.location ?? {}
  return { name: hostname, description: hostname, url: origin, icons: [] }
}
