/** The page's interface for registrations. */
type RegisterApi = { register(...wallets: readonly unknown[]): unknown }

/** Registers a value by the two events of the Wallet Standard: with pages that listen now, and with those that start later. */
export function registerWallet(wallet: unknown): void {
  dispatchRegistration((api) => void api.register(wallet))
}

/** Dispatches a registration callback to the page, now and later. */
export function dispatchRegistration(callback: (api: RegisterApi) => void): void {
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }))
  window.addEventListener('wallet-standard:app-ready', (event) =>
    callback((event as CustomEvent<RegisterApi>).detail),
  )
}
