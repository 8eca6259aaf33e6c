import { providerNetworkName } from './network-name.ts'
import type { OnRampOrder } from './order.ts'
import { isSafeLink } from '../values/remote-url.ts'
import { parsedUrl } from '../values/parsed-url.ts'

const places = /\{(address|token|network|contract|amount|currency|method)\}/g

/** Values for a placeholder while the URL is checked. */
const [one, other] = ['place-one', 'place-two'] as const

/**
 * Returns whether text is a valid URL of a provider's page. A placeholder may fill subdomains, but never the host or the port, because a service
 * supplies its value.
 */
export function isProviderUrl(template: string): boolean {
  const filled = template.replaceAll(places, one)
  return isSafeLink(filled) && !/[{}]/.test(filled) && providerHost(template) !== null
}

/** Returns whether a URL is at the host that a provider's own URL names. */
export function isAtProvider(template: string, { protocol, port, hostname }: URL): boolean {
  const host = providerHost(template)
  if (host === null || host.protocol !== protocol || host.port !== port) return false
  return host.name.startsWith('.') ? hostname.endsWith(host.name) : hostname === host.name
}

/**
 * Returns the host of a provider's page. If placeholders fill subdomains, returns the fixed end of the host, such as `.shop.example`. Returns null if
 * no end is fixed.
 */
function providerHost(template: string) {
  const [first, second] = [one, other].map((value) => parsedUrl(template.replaceAll(places, value)))
  if (!first || !second) return null
  const { protocol, port, hostname } = first
  if (hostname === second.hostname) return { protocol, port, name: hostname }
  const name = hostname.slice(hostname.lastIndexOf(one) + one.length)
  return /^\.[^.]+\.[^.]/.test(name) ? { protocol, port, name } : null
}

/**
 * Returns the page of a provider with a `url`, for one purchase. Fills in these placeholders:
 * - `{address}`: The visitor's account.
 * - `{token}`: The symbol of the token.
 * - `{network}`: The on-ramps' name of the chain.
 * - `{contract}`: The token's contract, or an empty text for a coin.
 * - `{amount}`, `{currency}` and `{method}`: The terms of the payment.
 */
export function providerUrl(
  template: string,
  { purchase, network, amount, payment, method }: OnRampOrder,
  address: string,
): string {
  const values: Readonly<Record<string, string>> = {
    address,
    token: purchase.symbol,
    network: providerNetworkName(network),
    contract: network.address ?? '',
    amount,
    currency: payment,
    method,
  }
  return template.replaceAll(places, (_, place: string) => encodeURIComponent(values[place] ?? ''))
}
