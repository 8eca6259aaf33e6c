import type { SignInFacts } from '../../core/domain/sign-in/message.ts'

/** A session on the host's server. */
export type SiweSession = {
  /** The account's address, with or without its chain (CAIP-10). */
  readonly address: string
  /** The number of an EVM chain, or any chain's CAIP-2 id. */
  readonly chainId: number | string
}

/**
 * The parts of a message (EIP-4361). `address` is the account's CAIP-10 id. `chainId` is the chain's number; on Solana it is the reference of its
 * CAIP-2 id.
 */
export type SiweMessageArgs = SignInFacts & { readonly address: string; readonly chainId: number | string }

/** The methods and settings by which a host's server signs visitors in (EIP-4361, and CAIP-122 on Solana). */
export type SiweAdapter = {
  /** Returns a new nonce of the server. Called just before each signature. */
  readonly getNonce: (address?: string) => Promise<string>
  /** Has the server verify a signature and begin a session. Returns whether it did. */
  readonly verifyMessage: (signed: {
    readonly message: string
    readonly signature: string
  }) => Promise<boolean> | boolean
  /** Returns the current session, or null. */
  readonly getSession: () => Promise<SiweSession | null>
  /** Ends the session. If it throws or returns exactly `false`, the session did not end, and it is called again later. */
  readonly signOut: () => Promise<unknown>
  /** Returns your own message. The default is that of EIP-4361, and on Solana that of CAIP-122. */
  readonly createMessage?: (args: SiweMessageArgs) => Promise<string> | string
  /**
   * Returns the message's facts beside account, chain and nonce. By default, these are the page's host and origin. Facts that break the grammar
   * of EIP-4361, such as an invalid time, are refused before the wallet is asked.
   */
  readonly getMessageParams?: () => Promise<Partial<SignInFacts>> | Partial<SignInFacts>
  /** Called with the session after a sign-in. */
  readonly onSignIn?: (session: SiweSession) => void
  /** Called after a sign-out. */
  readonly onSignOut?: () => void
  /** Whether visitors are asked to sign in, if `isSiweEnabled` is not set; default `true`. */
  readonly enabled?: boolean
  /** Whether a phone may sign in with the same approval that pairs it, if it can; default `true`. */
  readonly oneClick?: boolean
  /** Whether disconnecting signs out; default `true`. */
  readonly signOutOnDisconnect?: boolean
  /** Whether a change of the account signs out and asks to sign in again; default `true`. */
  readonly signOutOnAccountChange?: boolean
  /** Whether a change of the network requires to sign in again; default `true`. */
  readonly signOutOnNetworkChange?: boolean
}
