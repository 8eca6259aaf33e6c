import type * as z from 'zod/mini'
import type * as schema from './image.schema.ts'

/** Whose picture it is: the registry keeps those of wallets and those of networks apart. */
export type ImageKind = z.infer<typeof schema.ImageKind>

/** Where the registry's pictures are for whoever sends no headers: what stands before an id, by kind, or before the symbol of a token or the code of a currency, and the query behind it, which says who asks. */
export type ImageAddresses = z.infer<typeof schema.ImageAddresses>
