import type { OnRampProvider } from '../core/domain/on-ramp-provider.ts'

const places = {
  publicKey: 'latchkey-sandbox',
  walletAddress: '{address}',
  destinationCurrencyCode: '{token}',
  network: '{network}',
  sourceAmount: '{amount}',
  sourceCurrencyCode: '{currency}',
  paymentMethodType: '{method}',
}

/** The second provider of a sandbox's on-ramp, which sells for Solana, too; by its URL. */
export function sandboxProvider(onRamp: string): OnRampProvider {
  const query = Object.entries(places).map(([name, place]) => `${name}=${place}`)
  return {
    id: 'meld',
    name: 'Meld.io',
    url: `${onRamp}/meld?${query.join('&')}`,
    namespaces: ['eip155', 'solana'],
  }
}
