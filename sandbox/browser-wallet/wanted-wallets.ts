import { walletStorage } from './wallet-storage.ts'

const defaultWallets = 'harbor,beacon'

/**
 * Returns the keys of the wallets to install: from `?wallets=`, else from `localStorage`, else from the page's attribute, else Harbor and Beacon.
 */
export function wantedWallets(): ReadonlySet<string> {
  const wanted =
    new URLSearchParams(location.search).get('wallets') ??
    walletStorage().getItem('sandbox:wallets') ??
    // A wallet that is installed like an extension may run before the page has any element.
    document.querySelector('html')?.dataset['sandboxWallets'] ??
    defaultWallets
  return new Set(wanted.split(',').map((key) => key.trim()))
}
