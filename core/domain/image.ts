import * as z from 'zod/mini'

/** Whose picture it is: the registry keeps those of wallets and those of networks apart. */
export const ImageKind = z.enum(['wallet', 'network'])
export type ImageKind = z.infer<typeof ImageKind>
