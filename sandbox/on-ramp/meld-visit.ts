import { appId, VisitMistake } from './visit.ts'

/** What a host's key is called in the address of this provider's page, and the one that is known here. */
export const publicKey = appId

/** Leads from the address of a second provider's page to the shop that both have: it names one token and one wallet, knows its hosts by their public keys, and tells no history. Throws a `VisitMistake` for another key. */
export function meldVisit(query: URLSearchParams): string {
  if (query.get('publicKey') !== publicKey)
    throw new VisitMistake(`The public key "${query.get('publicKey') ?? ''}" is not known here.`)
  const [address, token] = [query.get('walletAddress') ?? '', query.get('destinationCurrencyCode') ?? '']
  const network = query.get('network')
  const wallet = { address, assets: [token], ...(network !== null && { blockchains: [network] }) }
  const visit = new URLSearchParams({
    appId,
    provider: 'meld',
    partnerUserId: address,
    destinationWallets: JSON.stringify([wallet]),
  })
  const passedOn = {
    sourceAmount: 'presetFiatAmount',
    sourceCurrencyCode: 'fiatCurrency',
    paymentMethodType: 'defaultPaymentMethod',
  }
  for (const [name, ours] of Object.entries(passedOn)) {
    const value = query.get(name)
    if (value !== null) visit.set(ours, value)
  }
  return `/buy/select-asset?${visit}`
}
