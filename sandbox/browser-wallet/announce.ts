import type { Provider } from './provider.ts'
import { walletIcon, type WalletProfile } from './wallet-profile.ts'

/** Announces a detail of any shape (EIP-6963): now, and on each later request. */
export function announce(detail: unknown): void {
  const dispatch = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', dispatch)
  dispatch()
}

/** Announces the wallet (EIP-6963) after `delay` milliseconds. */
export function announceWallet(profile: WalletProfile, provider: Provider, delay: number): void {
  const { uuid, name, rdns, look } = profile
  const detail = Object.freeze({
    info: Object.freeze({ uuid, name, rdns, icon: walletIcon(look) }),
    provider,
  })
  if (delay > 0) setTimeout(announce, delay, detail)
  else announce(detail)
}
