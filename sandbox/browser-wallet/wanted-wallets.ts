import { walletStorage } from './wallet-storage.ts'

const defaultWallets = 'harbor,beacon'

/** The keys of the wallets to install: from `?wallets=`, else from `localStorage`, else what the page names as its own, else Harbor and Beacon. */
export function wantedWallets(): ReadonlySet<string> {
  const wanted =
    new URLSearchParams(location.search).get('wallets') ??
    walletStorage().getItem('sandbox:wallets') ??
    // A wallet that comes as an extension does may be there before the page has any element.
    document.querySelector('html')?.dataset['sandboxWallets'] ??
    defaultWallets
  return new Set(wanted.split(',').map((key) => key.trim()))
}
