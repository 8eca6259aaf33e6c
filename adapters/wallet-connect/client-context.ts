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
import type { AskNodes } from '../evm/ask-nodes.ts'
import type { SendSigned } from '../solana/send-signed.ts'
import type { Client, ClientSettings } from './sign-client.ts'
import type { RelayRefusals } from './relay-refusals.ts'
import type { SessionTracker } from './session-tracker.ts'

/** How long things may take, in milliseconds. */
export type Timeouts = {
  /** Until there is a URI to show. */
  readonly uri: number
  /** Until it is known what a wallet may sign as it is paired; then it is paired alone. */
  readonly wish: number
  /** Until the wallet approved or rejected; the proposal itself lives five minutes. */
  readonly approval: number
  /** Until the wallet is told that its session, or its pairing, is over. */
  readonly teardown: number
  /** Until a wallet that agreed to change its chain has said so in the session. */
  readonly chainChange: number
}

/** What all questions of one instance share once its client stands. */
export type ClientContext = {
  readonly client: Client
  readonly tracker: SessionTracker
  readonly refusals: RelayRefusals
  readonly clock: PlainClock
  readonly timeouts: Timeouts
  readonly relayUrl: string
  /** How wallets are told about the page now; null where the library reads the page itself. */
  readonly metadata: (() => NonNullable<ClientSettings['metadata']>) | null
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Opens the link of the wallet's app, where this is a mobile browser. */
  readonly openLink: ((link: string) => void) | null
  /** Sends what a wallet of Solana only signs; null where nobody does. */
  readonly send: SendSigned | null
  /** Asks the nodes of a chain what a wallet did not agree to answer; null where nobody does. */
  readonly askNodes: AskNodes | null
  /** What a wallet may be asked to sign as it is paired, over a new nonce; null where nobody signs in, and once a wallet refused that, since it may be that it cannot. */
  wish: ((chains: readonly ChainId[]) => Promise<SignInFacts | null>) | null
  /** Pairings that were taken back: a session that still comes out of one is ended at once. */
  readonly abandoned: Set<string>
  /** The public keys of the proposals that were made here, until nothing needs them. */
  readonly proposers: Set<string>
  /** Sessions that are being ended, by topic: a wallet that is told twice may stumble. */
  readonly endings: Map<string, Promise<LatchkeyError | null>>
  /** Closes this context for good: the next question gets a client of its own. */
  readonly retire: () => Promise<void>
  /** Begins a proposal when the one before has its pairing, so that each knows its own. */
  readonly serialize: <Value>(begin: () => Promise<Value>) => Promise<Value>
}

/** The timeouts unless others are given. */
export const defaultTimeouts: Timeouts = {
  uri: proposalLimit,
  wish: pairingSignInLimit,
  approval: approvalLimit,
  teardown: teardownLimit,
  chainChange: chainChangeLimit,
}
