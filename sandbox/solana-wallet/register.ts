/** What a page gives a wallet to register itself with. */
type RegisterApi = { register(...wallets: readonly unknown[]): unknown }

/** Registers something by the two events of the Wallet Standard: with pages that listen now, and with those that say later that they do. */
export function registerWallet(wallet: unknown): void {
  dispatchRegistration((api) => void api.register(wallet))
}

/** Hands a page this callback as a wallet would hand it its own. */
export function dispatchRegistration(callback: (api: RegisterApi) => void): void {
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }))
  window.addEventListener('wallet-standard:app-ready', (event) =>
    callback((event as CustomEvent<RegisterApi>).detail),
  )
}
