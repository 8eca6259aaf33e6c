import type * as z from 'zod/mini'
import type * as schema from './signing-wallet.schema.ts'

/** The wallet that was connected at the time of a press. Another wallet of the same account may be connected when the signature arrives. */
export type SigningWallet = z.infer<typeof schema.signingWalletSchema>
