import { appId, VisitMistake } from './visit.ts'

/** The parameter of a host's key in the page's URL, and the known key. */
const publicKey = appId

/**
 * Returns the shop's query for a visit to the second provider's page. That page names one token and one wallet, identifies hosts by public keys,
 * and has no history. Throws a `VisitMistake` for an unknown key.
 */
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
