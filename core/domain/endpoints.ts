import * as z from 'zod/mini'
import { isSafeLink } from './remote-url.ts'

const httpUrl = z.string().check(z.refine(isSafeLink))
const socketUrl = z.string().check(
  z.regex(/^wss?:\/\//),
  z.refine((text) => isSafeLink(text.replace(/^ws/, 'http'))),
)

/** Where every remote service is reached; each public URL can be replaced by the host (design 6). */
export const Endpoints = z.strictObject({
  registry: z._default(httpUrl, 'https://api.web3modal.org'),
  blockchainApi: z._default(httpUrl, 'https://rpc.walletconnect.org'),
  relay: z._default(socketUrl, 'wss://relay.walletconnect.org'),
  frame: z._default(httpUrl, 'https://secure.walletconnect.org'),
  analytics: z._default(httpUrl, 'https://pulse.walletconnect.org'),
})
export type Endpoints = z.infer<typeof Endpoints>

/** The public URLs of all services. */
export const defaultEndpoints: Endpoints = Endpoints.parse({})
