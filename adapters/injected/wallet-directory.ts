import { browserWalletKey } from '../../core/domain/wallets/wallet.ts'
import type { InstalledWallet } from '../../core/domain/wallets/wallet.ts'
import { createAnnouncedProviders } from './announced-providers.ts'
import { announcedWallet } from './announced-wallet.ts'
import type { AnnouncedWallet } from './announced-wallet.ts'
import { isProvider } from '../eip1193/provider.ts'
import type { WalletProvider } from '../eip1193/provider.ts'

/** The part of a browser's window in which wallets announce themselves. */
export type WalletWindow = EventTarget & { readonly ethereum?: unknown }

/** The installed wallets: the provider of each, by key. */
export type WalletDirectory = {
  /** Listens to every announcement from now on, and asks all wallets to announce themselves (EIP-6963). Returns a function that stops listening. */
  readonly listen: (hear: (announced: AnnouncedWallet) => void) => () => void
  /** Returns the wallet on `window.ethereum`, unless it announced itself. */
  readonly legacy: () => InstalledWallet | null
  /** Returns the provider of a wallet. If it is unknown, asks the wallets to announce themselves first. */
  readonly providerOf: (walletKey: string) => WalletProvider | null
}

/** Creates a directory over a window. It does not touch the window before its first use. */
export function createWalletDirectory(target: WalletWindow | null): WalletDirectory {
  const announced = createAnnouncedProviders()
  let offered: WalletProvider | null = null

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

  // Wallets overwrite each other on `window.ethereum`. So the provider that was offered first is stored.
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

function ethereumOf(target: WalletWindow | null): WalletProvider | null {
  try {
    const provider = target?.ethereum
    return isProvider(provider) ? provider : null
  } catch {
    return null
  }
}
