const defaultWallets = 'harbor,beacon'

/** The keys of the wallets to install: from `?wallets=`, else from `localStorage`, else Harbor and Beacon. */
export function wantedWallets(): ReadonlySet<string> {
  const wanted =
    new URLSearchParams(location.search).get('wallets') ??
    localStorage.getItem('sandbox:wallets') ??
    defaultWallets
  return new Set(wanted.split(',').map((key) => key.trim()))
}
