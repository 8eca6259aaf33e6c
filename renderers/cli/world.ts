import type { Latchkey } from '../../core/latchkey.ts'
import type { WalletQuestion } from '../../core/domain/connection/wallet-question.ts'

/** What a command wants of the world: which services, who answers the local wallet, where copied text goes. */
export type WorldRequest = {
  /** The project's id for the public services, or null. */
  readonly projectId: string | null
  /** The URL of a running sandbox, or null. */
  readonly sandbox: string | null
  /** The folder that keeps what a browser would keep between visits, or null to keep nothing. */
  readonly profile: string | null
  /** The chain ids of the networks to offer, or null for the usual ones. */
  readonly networks: readonly string[] | null
  /** Whether whoever connects signs in at the sandbox's server. */
  readonly signIn: boolean
  /** Told, in one sentence, of what is wrong but stops nobody. */
  readonly warn: (sentence: string) => void
  readonly approve: (question: WalletQuestion, signal?: AbortSignal) => Promise<boolean>
  readonly copy: (text: string) => void
}

/** A Latchkey over a world, recording from its first event; `after` waits some milliseconds, `dispose` lets everything go and answers when it is gone. */
export type TerminalWorld = {
  readonly latchkey: Latchkey
  readonly after: (milliseconds: number, signal: AbortSignal) => Promise<void>
  readonly dispose: () => Promise<void>
}

/** Makes a world; throws a LatchkeyError with one clear sentence when it cannot. */
export type CreateWorld = (request: WorldRequest) => Promise<TerminalWorld>
