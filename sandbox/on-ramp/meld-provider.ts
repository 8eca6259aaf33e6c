/** A provider in the form of the option `onRampProviders`. */
export type HostProvider = {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly namespaces: readonly string[]
}

const places = {
  publicKey: 'latchkey-sandbox',
  walletAddress: '{address}',
  destinationCurrencyCode: '{token}',
  network: '{network}',
  sourceAmount: '{amount}',
  sourceCurrencyCode: '{currency}',
  paymentMethodType: '{method}',
}

/** Returns the on-ramp's second provider, which also sells on Solana, with its host's key. */
export function meldProvider(onRamp: string): HostProvider {
  const query = Object.entries(places).map(([name, place]) => `${name}=${place}`)
  return {
    id: 'meld',
    name: 'Meld.io',
    url: `${onRamp}/meld?${query.join('&')}`,
    namespaces: ['eip155', 'solana'],
  }
}
