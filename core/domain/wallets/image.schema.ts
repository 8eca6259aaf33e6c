import * as z from 'zod/mini'

export const imageKindSchema = z.enum(['wallet', 'network'])

export const imageAddressesSchema = z.object({
  wallet: z.string(),
  network: z.string(),
  token: z.optional(z.string()),
  currency: z.optional(z.string()),
  query: z.string(),
})
