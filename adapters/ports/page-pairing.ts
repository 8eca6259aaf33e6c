import type { ChainId } from '../../core/domain/values/caip.ts'
import { isMobile } from '../../core/domain/shell/device.ts'
import type { Options } from '../../core/domain/options/options.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import { askOnOffer } from '../network/ask-on-offer.ts'
import { deviceOf } from '../browser/device.ts'
import type { PortsWindow } from './ports-window.ts'
import { sendOnOffer } from '../network/send-on-offer.ts'
import { pagePlace } from '../sign-in/page-place.ts'
import { pairingSignInRequest } from '../sign-in/pairing-sign-in-request.ts'
import type { SiweAdapter } from '../sign-in/siwe-adapter.ts'
import type { Solana } from '../solana/solana.ts'
import { withPublicUrls } from '../network/with-public-urls.ts'
import type { ClientSettings } from '../wallet-connect/sign-client.ts'
import { pageStorage } from '../wallet-connect/page-storage.ts'
import { createWalletConnect } from '../wallet-connect/wallet-connect.ts'

/**
 * The services that pairing needs. Nodes answer what phones do not, and send transactions that phones only sign. The host's server, if there is
 * one, provides the message for signing in.
 */
export type PairingHelp = {
  readonly evm: Pick<EvmChain, 'ask'>
  readonly solana: Pick<Solana, 'send'>
  readonly siwe?: SiweAdapter | undefined
}

/**
 * Creates pairing for a page, with the page's metadata and the project id. On mobile browsers it opens apps by links. Sessions are stored in
 * `storage`, else in the browser's database.
 */
export function createPagePairing(
  options: () => Options,
  window: PortsWindow | null,
  storage: ClientSettings['storage'] | undefined,
  { evm, solana, siwe }: PairingHelp,
): ReturnType<typeof createWalletConnect> {
  const { projectId, endpoints } = options()
  const walletConnect = createWalletConnect({
    projectId,
    relayUrl: endpoints.relay,
    storagePrefix: `latchkey/${projectId}`,
    metadata: () => options().metadata ?? pageMetadata(window),
    send: sendOnOffer(options, solana),
    askNodes: askOnOffer(options, evm),
    ...(siwe && {
      wish: (chains: readonly ChainId[]) =>
        pairingSignInRequest(
          { adapter: siwe, page: () => pagePlace(options, window), now: () => new Date() },
          chains,
        ),
    }),
    ...(storage ? { storage } : { findStorage: () => pageStorage(() => globalThis.indexedDB) }),
    ...(window?.open && isMobile(deviceOf(window))
      ? { openLink: (link: string) => openApp(window, link) }
      : {}),
  })
  return withPublicUrls(walletConnect, options)
}

/**
 * Brings a wallet's app to the front. Inside Telegram only https links may be opened. Inside an iframe the top page navigates, because a page
 * whose `frame-src` lacks the app's scheme would lose the iframe.
 */
function openApp(window: PortsWindow, link: string): void {
  if (!deviceOf(window).isTelegram || link.startsWith('https:')) window.open?.(link, '_top')
}

/** Returns the metadata that wallets receive if the host app gave none. */
function pageMetadata(window: PortsWindow | null): NonNullable<Options['metadata']> {
  const { hostname = 'localhost', origin = 'http://localhost' } = window?.location ?? {}
  return { name: hostname, description: hostname, url: origin, icons: [] }
}
