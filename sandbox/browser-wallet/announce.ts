import type { Provider } from './provider.ts'
import { walletIcon, type WalletProfile } from './wallet-profile.ts'

/** Puts a detail into an EIP-6963 announcement, whatever it is. */
export function dispatchAnnouncement(detail: unknown): void {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

/** Makes the wallet discoverable (EIP-6963) after `delay` milliseconds, and again whenever a page asks from then on. */
export function announceWallet(profile: WalletProfile, provider: Provider, delay: number): void {
  const { uuid, name, rdns, look } = profile
  const detail = Object.freeze({
    info: Object.freeze({ uuid, name, rdns, icon: walletIcon(look) }),
    provider,
  })
  const appear = () => {
    window.addEventListener('eip6963:requestProvider', () => dispatchAnnouncement(detail))
    dispatchAnnouncement(detail)
  }
  if (delay > 0) setTimeout(appear, delay)
  else appear()
}
