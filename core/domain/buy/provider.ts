import type * as z from 'zod/mini'
import type * as schema from './provider.schema.ts'

/**
 * A provider that a visitor can buy from. `url` is its page with placeholders such as `{address}` (see `providerUrl`). It is null if the service
 * names a page for each purchase.
 */
export type OnRampProvider = z.infer<typeof schema.onRampProviderSchema>

/** The built-in provider. Its history says how a purchase ends. */
export const coinbase: OnRampProvider = {
  id: 'coinbase',
  name: 'Coinbase',
  url: null,
  namespaces: ['eip155'],
}
