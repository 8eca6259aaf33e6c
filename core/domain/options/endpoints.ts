import type * as z from 'zod/mini'
import type * as schema from './endpoints.schema.ts'

/** The URLs of all remote services. A host app can replace each public URL. */
export type Endpoints = z.infer<typeof schema.endpointsSchema>

/** The public URLs of all services. */
export const defaultEndpoints: Endpoints = {
  registry: 'https://api.web3modal.org',
  blockchainApi: 'https://rpc.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
  frame: 'https://secure.walletconnect.org',
  analytics: 'https://pulse.walletconnect.org',
}
