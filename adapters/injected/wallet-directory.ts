import { browserWalletKey } from '../../core/domain/wallets/wallet.ts'
import type { InstalledWallet } from '../../core/domain/wallets/wallet.ts'
import { createAnnouncedProviders } from './announced-providers.ts'
import { announcedWallet } from './announced-wallet.ts'
import type { AnnouncedWallet } from './announced-wallet.ts'
import { isProvider } from '../eip1193/provider.ts'
import type { Eip1193Provider } from '../eip1193/provider.ts'

/** The part of a browser's window that wallets put themselves into. */
export type WalletWindow = EventTarget & { readonly ethereum?: unknown }

/** Who is installed here: the provider of each wallet, by key. */
export type WalletDirectory = {
  /** Hears every announcement from now on, and asks all wallets to announce themselves (EIP-6963); gives back what stops it. */
  readonly listen: (hear: (announced: AnnouncedWallet) => void) => () => void
  /** The wallet on `window.ethereum`, unless it is one that announced itself. */
  readonly legacy: () => InstalledWallet | null
  /** The provider of a wallet, asking wallets to announce themselves when it is not known yet. */
  readonly providerOf: (walletKey: string) => Eip1193Provider | null
}

/** Makes a directory over a window; it touches the window only when it is asked. */
export function createWalletDirectory(target: WalletWindow | null): WalletDirectory {
  const announced = createAnnouncedProviders()
  let offered: Eip1193Provider | null = null

  const listen = (hear: (announced: AnnouncedWallet) => void) => {
    const take = (event: Event) => {
      const announcement = announcedWallet(event)
      const found = announcement.found && announced.take(announcement.found)
      if (found || !announcement.found) hear({ ...announcement, found })
    }
    target?.addEventListener('eip6963:announceProvider', take)
    target?.dispatchEvent(new Event('eip6963:requestProvider'))
    return () => target?.removeEventListener('eip6963:announceProvider', take)
  }

  // Wallets overwrite each other on window.ethereum, so the one that was offered is kept.
  const legacyProvider = () => {
    const provider = offered ?? ethereumOf(target)
    if (!provider || announced.has(provider)) return null
    offered = provider
    return provider
  }

  return {
    listen,
    legacy: () => (legacyProvider() ? { key: browserWalletKey, name: 'Browser Wallet', icon: null } : null),
    providerOf: (walletKey) => {
      if (walletKey === browserWalletKey) return offered ?? ethereumOf(target)
      if (!announced.providerOf(walletKey)) listen(() => {})()
      return announced.providerOf(walletKey)
    },
  }
}

function ethereumOf(target: WalletWindow | null): Eip1193Provider | null {
  try {
    const provider = target?.ethereum
    return isProvider(provider) ? provider : null
  } catch {
    return null
  }
}
