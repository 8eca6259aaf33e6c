/** A provider as the option `onRampProviders` takes it. */
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

/** The second provider of the on-ramp, which sells for Solana, too, with the key by which it knows its host; by the on-ramp's URL. */
export function meldProvider(onRamp: string): HostProvider {
  const query = Object.entries(places).map(([name, place]) => `${name}=${place}`)
  return {
    id: 'meld',
    name: 'Meld.io',
    url: `${onRamp}/meld?${query.join('&')}`,
    namespaces: ['eip155', 'solana'],
  }
}
