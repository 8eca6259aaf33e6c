import { coinbase } from '../provider.ts'
import type { OnRampProvider } from '../provider.ts'
import { isAtProvider } from '../provider-url.ts'
import { isLoopbackUrl, isSafeLink } from '../../values/remote-url.ts'

/** The origins of the built-in providers' payment pages. */
const origins: Readonly<Record<string, readonly string[]>> = {
  [coinbase.id]: ['https://pay.coinbase.com', 'https://pay-sandbox.coinbase.com'],
}

/** The paths of purchases on these pages. Other paths sell, or redirect. */
const buyingPath = /^\/(?:buy(?:\/[\w-]+)*\/?)?$/

/**
 * Returns whether a URL is a known payment page of a provider. A host app's provider has its pages at the origin of its own `url`. A page on this
 * machine counts only if the service that names it is on this machine, too, as in a sandbox.
 */
export function isPaymentHost(url: URL, provider: OnRampProvider, service: string): boolean {
  if (!isSafeLink(url.href)) return false
  if (provider.url !== null) return isAtProvider(provider.url, url)
  if (!buyingPath.test(url.pathname)) return false
  if (isLoopbackUrl(url.href)) return isLoopbackUrl(service)
  return origins[provider.id]?.includes(url.origin) === true
}
