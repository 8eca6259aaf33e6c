import * as z from 'zod/mini'

export const ImageKind = z.enum(['wallet', 'network'])

export const ImageAddresses = z.object({
  wallet: z.string(),
  network: z.string(),
  token: z.optional(z.string()),
  currency: z.optional(z.string()),
  query: z.string(),
})
