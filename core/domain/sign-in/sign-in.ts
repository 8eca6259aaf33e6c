import type * as z from 'zod/mini'
import type { Address } from '../account/account.ts'
import type { ChainId } from '../values/caip.ts'
import type * as schema from './sign-in.schema.ts'

/** Who is signed in at the host's server: an account on a chain. */
export type SignedSession = { readonly address: Address; readonly chainId: ChainId }

/** What a wallet signed to sign in as it was paired: the text, its signature, and the account that it names. */
export type PairingSignIn = SignedSession & { readonly message: string; readonly signature: string }

/** What ends a session at the host's server, beside its own time. */
export type SignOutRules = z.infer<typeof schema.SignOutRules>
