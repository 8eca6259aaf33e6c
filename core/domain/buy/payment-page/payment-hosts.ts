import { coinbase } from '../provider.ts'
import type { OnRampProvider } from '../provider.ts'
import { isAtProvider } from '../provider-url.ts'
import { isLoopbackUrl, isSafeLink } from '../../values/remote-url.ts'

/** Where the providers that a service leads to have their pages. */
const origins: Readonly<Record<string, readonly string[]>> = {
  [coinbase.id]: ['https://pay.coinbase.com', 'https://pay-sandbox.coinbase.com'],
}

/** The paths of these pages on which something is bought; others sell, or lead elsewhere. */
const buyingPath = /^\/(?:buy(?:\/[\w-]+)*\/?)?$/

/**
 * Returns whether a provider is known to have its payment pages at a URL.
 * A provider with a URL of its own, which the host named, has them at the origin of that URL.
 * A page on this machine counts only if the service that names it is on this machine as well, as in a sandbox.
 */
export function isPaymentHost(url: URL, provider: OnRampProvider, service: string): boolean {
  if (!isSafeLink(url.href)) return false
  if (provider.url !== null) return isAtProvider(provider.url, url)
  if (!buyingPath.test(url.pathname)) return false
  if (isLoopbackUrl(url.href)) return isLoopbackUrl(service)
  return origins[provider.id]?.includes(url.origin) === true
}
