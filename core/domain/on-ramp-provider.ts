import * as z from 'zod/mini'
import { Namespace } from './caip.ts'

/** Whom a visitor can buy from. `url` is where, with places such as `{address}` for what is bought (see `providerUrl`); null where the service says it for each purchase. */
export const OnRampProvider = z.object({
  id: z.string(),
  name: z.string(),
  url: z.nullable(z.string()),
  namespaces: z.array(Namespace),
})
export type OnRampProvider = z.infer<typeof OnRampProvider>

/** The provider that is there for everybody; its history tells how a purchase ends (behaviour reference 4.9). */
export const coinbase: OnRampProvider = {
  id: 'coinbase',
  name: 'Coinbase',
  url: null,
  namespaces: ['eip155'],
}
