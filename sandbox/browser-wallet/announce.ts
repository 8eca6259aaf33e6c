import type { Provider } from './provider.ts'
import { walletIcon, type WalletProfile } from './wallet-profile.ts'

/** Puts a detail into EIP-6963 announcements, whatever it is: one now, and one whenever a page asks from then on. */
export function announce(detail: unknown): void {
  const dispatch = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', dispatch)
  dispatch()
}

/** Makes the wallet discoverable (EIP-6963) after `delay` milliseconds. */
export function announceWallet(profile: WalletProfile, provider: Provider, delay: number): void {
  const { uuid, name, rdns, look } = profile
  const detail = Object.freeze({
    info: Object.freeze({ uuid, name, rdns, icon: walletIcon(look) }),
    provider,
  })
  if (delay > 0) setTimeout(announce, delay, detail)
  else announce(detail)
}
