import type * as z from 'zod/mini'
import type * as schema from './provider.schema.ts'

/** Whom a visitor can buy from. `url` is where, with places such as `{address}` for what is bought (see `providerUrl`); null where the service says it for each purchase. */
export type OnRampProvider = z.infer<typeof schema.OnRampProvider>

/** The provider that is there for everybody; its history tells how a purchase ends (behaviour reference 4.9). */
export const coinbase: OnRampProvider = {
  id: 'coinbase',
  name: 'Coinbase',
  url: null,
  namespaces: ['eip155'],
}
