import type * as z from 'zod/mini'
import type * as schema from './endpoints.schema.ts'

/** Where every remote service is reached; each public URL can be replaced by the host (design 6). */
export type Endpoints = z.infer<typeof schema.Endpoints>

/** The public URLs of all services. */
export const defaultEndpoints: Endpoints = {
  registry: 'https://api.web3modal.org',
  blockchainApi: 'https://rpc.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
  frame: 'https://secure.walletconnect.org',
  analytics: 'https://pulse.walletconnect.org',
}
