import type { Latchkey } from '../../core/latchkey.ts'
import type { WalletQuestion } from '../../core/domain/connection/wallet-question.ts'

/** A command's request for a world: its services, the approval of the local wallet, and the clipboard. */
export type WorldRequest = {
  /** The project's id for the public services, or null. */
  readonly projectId: string | null
  /** The URL of a running sandbox, or null. */
  readonly sandbox: string | null
  /** The folder for the data that a browser would store between visits, or null to store nothing. */
  readonly profile: string | null
  /** The chain ids of the offered networks, or null for the default ones. */
  readonly networks: readonly string[] | null
  /** Whether a visitor who connects signs in at the sandbox's server. */
  readonly signIn: boolean
  /** Receives a warning in one sentence. */
  readonly warn: (sentence: string) => void
  readonly approve: (question: WalletQuestion, signal?: AbortSignal) => Promise<boolean>
  readonly copy: (text: string) => void
}

/** A Latchkey that records from its first event. `after` waits some milliseconds. `dispose` releases everything and resolves when that is done. */
export type TerminalWorld = {
  readonly latchkey: Latchkey
  readonly after: (milliseconds: number, signal: AbortSignal) => Promise<void>
  readonly dispose: () => Promise<void>
}

/** Creates a world. Throws a LatchkeyError with one clear sentence. */
export type CreateWorld = (request: WorldRequest) => Promise<TerminalWorld>
