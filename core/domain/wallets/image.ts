import type * as z from 'zod/mini'
import type * as schema from './image.schema.ts'

/** The kind of a picture. The registry stores pictures of wallets and of networks separately. */
export type ImageKind = z.infer<typeof schema.imageKindSchema>

/**
 * The addresses of the registry's pictures for requests without headers. An address is a prefix, then an id, a token's symbol or a currency's code,
 * then a query that identifies the host app.
 */
export type ImageAddresses = z.infer<typeof schema.imageAddressesSchema>
