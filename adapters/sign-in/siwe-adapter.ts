import type { SignInFacts } from '../../core/domain/sign-in/message.ts'

/** Who is signed in, as a host's server says it. */
export type SiweSession = {
  /** The account's address, with or without its chain before it (CAIP-10). */
  readonly address: string
  /** The number of a chain of Ethereum's kind, or any chain's CAIP-2 id. */
  readonly chainId: number | string
}

/** What a message is made of: the account as CAIP-10 says it, its chain's number (on Solana the reference of its CAIP-2 id), and the rest of EIP-4361. */
export type SiweMessageArgs = SignInFacts & { readonly address: string; readonly chainId: number | string }

/** How a host's server signs visitors in (EIP-4361, and CAIP-122 on Solana). */
export type SiweAdapter = {
  /** A new nonce of the server, asked for just before each signature. */
  readonly getNonce: (address?: string) => Promise<string>
  /** Has the server verify a signature and begin a session; answers whether it did. */
  readonly verifyMessage: (signed: {
    readonly message: string
    readonly signature: string
  }) => Promise<boolean> | boolean
  /** Who is signed in, or null. */
  readonly getSession: () => Promise<SiweSession | null>
  /** Ends the session; what throws, or answers exactly `false`, did not, and is told again. */
  readonly signOut: () => Promise<unknown>
  /** Your own text; by default that of EIP-4361, for Solana that of CAIP-122. */
  readonly createMessage?: (args: SiweMessageArgs) => Promise<string> | string
  /** What stands in the text beside account, chain and nonce; by default the page's host and origin, and nothing else. What EIP-4361 has no place for, such as a time that is none, is refused before the wallet is asked. */
  readonly getMessageParams?: () => Promise<Partial<SignInFacts>> | Partial<SignInFacts>
  /** Hears who signed in. */
  readonly onSignIn?: (session: SiweSession) => void
  /** Hears that somebody signed out. */
  readonly onSignOut?: () => void
  /** Whether visitors are asked to sign in, where `isSiweEnabled` does not say it; default `true`. */
  readonly enabled?: boolean
  /** Whether a phone may sign in with the very approval that pairs it, where it can; default `true`. */
  readonly oneClick?: boolean
  /** Whether disconnecting signs out; default `true`. */
  readonly signOutOnDisconnect?: boolean
  /** Whether another account signs out, and is asked to sign in; default `true`. */
  readonly signOutOnAccountChange?: boolean
  /** Whether another network is to be signed in on, instead of the session of the first; default `true`. */
  readonly signOutOnNetworkChange?: boolean
}
