import * as z from 'zod/mini'

/** Whose picture it is: the registry keeps those of wallets and those of networks apart. */
export const ImageKind = z.enum(['wallet', 'network'])
export type ImageKind = z.infer<typeof ImageKind>

/** Where the registry's pictures are for whoever sends no headers: what stands before an id, by kind, or before the symbol of a token or the code of a currency, and the query behind it, which says who asks. */
export const ImageAddresses = z.object({
  wallet: z.string(),
  network: z.string(),
  token: z.optional(z.string()),
  currency: z.optional(z.string()),
  query: z.string(),
})
export type ImageAddresses = z.infer<typeof ImageAddresses>
