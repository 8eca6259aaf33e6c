import * as z from 'zod/mini'
import { isServiceUrl } from '../values/remote-url.ts'
import { isSafeSocket } from '../values/socket-url.ts'

const httpUrl = z.string().check(z.refine(isServiceUrl))
const socketUrl = z.string().check(z.refine(isSafeSocket))

export const endpointsSchema = z.strictObject({
  registry: httpUrl,
  blockchainApi: httpUrl,
  relay: socketUrl,
  frame: httpUrl,
  analytics: httpUrl,
})
