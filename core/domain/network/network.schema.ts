import * as z from 'zod/mini'
import { chainIdSchema } from '../values/caip.schema.ts'
import { isSafeLink, isSafePicture, isServiceUrl } from '../values/remote-url.ts'
import { isUnsignedInteger } from '../values/numbers/unsigned-integer.ts'

const link = z.string().check(z.refine(isSafeLink))
const node = z.string().check(z.refine(isServiceUrl))

export const nativeCurrencySchema = z.object({
  name: z.string().check(z.minLength(1)),
  symbol: z.string().check(z.minLength(1), z.maxLength(12)),
  decimals: z.number().check(z.refine((decimals) => isUnsignedInteger(decimals) && decimals <= 36)),
})

export const networkSchema = z.object({
  id: chainIdSchema,
  name: z.string().check(z.minLength(1)),
  nativeCurrency: nativeCurrencySchema,
  rpcUrls: z.array(node).check(z.minLength(1)),
  explorer: z.optional(z.object({ name: z.string(), url: link })),
  imageId: z.optional(z.string()),
  imageUrl: z.optional(z.string().check(z.refine(isSafePicture))),
  isTestnet: z.optional(z.boolean()),
})
