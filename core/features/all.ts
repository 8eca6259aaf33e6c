import type { FeatureTable } from '../domain/feature-table.ts'

/** Every feature that arrives when it is wanted, without its code. */
export const featureTable: FeatureTable = {
  families: {
    wallets: 'modal',
    images: 'modal',
    pairing: 'modal',
    account: 'modal',
    network: 'modal',
    toast: 'modal',
  },
  isOff: {},
}
