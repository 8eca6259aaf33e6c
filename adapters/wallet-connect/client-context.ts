import type { ChainId } from '../../core/domain/values/caip.ts'
import type { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import {
  approvalLimit,
  chainChangeLimit,
  proposalLimit,
  teardownLimit,
  pairingSignInLimit,
} from '../../core/domain/limits.ts'
import type { SignInFacts } from '../../core/domain/sign-in/message.ts'
import type { PlainClock } from '../browser/clock.ts'
import type { RpcByChain } from '../evm/rpc-by-chain.ts'
import type { SendSigned } from '../solana/send-signed.ts'
import type { Client, ClientSettings } from './sign-client.ts'
import type { RelayRefusals } from './relay-refusals.ts'
import type { SessionTracker } from './session-tracker.ts'

/** Timeouts in milliseconds. */
export type Timeouts = {
  /** For the URI. */
  readonly uri: number
  /** For the facts that a wallet may sign while it is paired. After that, it is paired without a sign-in. */
  readonly wish: number
  /** For the wallet's approval or rejection. The proposal itself lives five minutes. */
  readonly approval: number
  /** For the notice to the wallet that its session or pairing has ended. */
  readonly teardown: number
  /** For the session update of a wallet that agreed to switch its chain. */
  readonly chainChange: number
}

/** The shared parts of all requests of one instance, once its client has started. */
export type ClientContext = {
  readonly client: Client
  readonly tracker: SessionTracker
  readonly refusals: RelayRefusals
  readonly clock: PlainClock
  readonly timeouts: Timeouts
  readonly relayUrl: string
  /** Returns the page's current metadata for wallets. Null if the library reads the page itself. */
  readonly metadata: (() => NonNullable<ClientSettings['metadata']>) | null
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number
  /** Opens the link of the wallet's app. Null outside of mobile browsers. */
  readonly openLink: ((link: string) => void) | null
  /** Sends transactions that a Solana wallet only signs. Null if that is not supported. */
  readonly send: SendSigned | null
  /** Asks a chain's nodes for methods that a wallet did not approve. Null if that is not supported. */
  readonly askNodes: RpcByChain | null
  /**
   * Returns the facts that a wallet may sign while it is paired, with a new nonce. Null if there is no signing in, or a wallet has refused it,
   * because it may not support it.
   */
  wish: ((chains: readonly ChainId[]) => Promise<SignInFacts | null>) | null
  /** Cancelled pairings. A session that still results from one is ended at once. */
  readonly abandoned: Set<string>
  /** The public keys of this instance's proposals, until they are no longer needed. */
  readonly proposers: Set<string>
  /** Sessions that are being ended, by topic. Some wallets fail if they are notified twice. */
  readonly endings: Map<string, Promise<LatchkeyError | null>>
  /** Closes this context for good. The next request gets a new client. */
  readonly retire: () => Promise<void>
  /** Begins a proposal after the previous one has its pairing, so that each gets its own. */
  readonly serialize: <Value>(begin: () => Promise<Value>) => Promise<Value>
}

/** The default timeouts. */
export const defaultTimeouts: Timeouts = {
  uri: proposalLimit,
  wish: pairingSignInLimit,
  approval: approvalLimit,
  teardown: teardownLimit,
  chainChange: chainChangeLimit,
}
