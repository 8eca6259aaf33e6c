import type * as z from 'zod/mini'
import type { Address } from '../account/account.ts'
import type { ChainId } from '../values/caip.ts'
import type * as schema from './sign-in.schema.ts'

/** The account that is signed in at the host app's server, and its chain. */
export type SignedSession = { readonly address: Address; readonly chainId: ChainId }

/** The sign-in that a wallet signed during its pairing: the text, its signature, and the account that it names. */
export type PairingSignIn = SignedSession & { readonly message: string; readonly signature: string }

/** The events that end a session at the host app's server, beside its expiration. */
export type SignOutRules = z.infer<typeof schema.signOutRulesSchema>
