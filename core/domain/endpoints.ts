import * as z from 'zod/mini'
import { isServiceUrl } from './remote-url.ts'
import { isSafeSocket } from './socket-url.ts'

const httpUrl = z.string().check(z.refine(isServiceUrl))
const socketUrl = z.string().check(z.refine(isSafeSocket))

/** Where every remote service is reached; each public URL can be replaced by the host (design 6). */
export const Endpoints = z.strictObject({
  registry: httpUrl,
  blockchainApi: httpUrl,
  relay: socketUrl,
  frame: httpUrl,
  analytics: httpUrl,
})
export type Endpoints = z.infer<typeof Endpoints>

/** The public URLs of all services. */
export const defaultEndpoints: Endpoints = {
  registry: 'https://api.web3modal.org',
  blockchainApi: 'https://rpc.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
  frame: 'https://secure.walletconnect.org',
  analytics: 'https://pulse.walletconnect.org',
}
