import type { OnRampOrder } from './on-ramp-order.ts'
import { isSafeLink } from './remote-url.ts'

const places = /\{(address|token|network|contract|amount|currency|method)\}/g

/** Whether text is the address of a provider's page, its places filled in; one with a place that there is not, or with a place for a port, is none. */
export function isProviderUrl(template: string): boolean {
  const filled = template.replaceAll(places, 'a.b')
  return isSafeLink(filled) && !/[{}]/.test(filled)
}

/** The page of a provider with a `url` for one purchase: `{address}`, `{token}` (its symbol), `{network}` (as on-ramps call it), `{contract}` (empty for a coin), `{amount}`, `{currency}` and `{method}` filled in. */
export function providerUrl(
  template: string,
  { purchase, network, amount, payment, method }: OnRampOrder,
  address: string,
): string {
  const values: Readonly<Record<string, string>> = {
    address,
    token: purchase.symbol,
    network: network.name,
    contract: network.address ?? '',
    amount,
    currency: payment,
    method,
  }
  return template.replaceAll(places, (_, place: string) => encodeURIComponent(values[place] ?? ''))
}
