import type { AnswerBehaviour } from '../browser-wallet/consent.ts'
import { createSiteMemory, type SiteMemory } from '../browser-wallet/site-memory.ts'

/** A Solana wallet's behaviour as set by a test. It is stored over reloads. */
export type SolanaBehaviour = Required<AnswerBehaviour> & {
  /** Milliseconds after the page load before the wallet registers itself. */
  readonly registerAfter: number
  /** Features that the wallet lacks, such as `solana:signIn`, from the next page load on. */
  readonly without: readonly string[]
}

/** The stored state of a Solana wallet for this site. */
export type SolanaWalletState = {
  /** The positions of the accounts that the site may see, the active one first. `null` if it is not approved. */
  readonly approved: readonly number[] | null
  readonly isLocked: boolean
  readonly behaviour: SolanaBehaviour
}

/** The storage of one wallet. */
export type SolanaMemory = SiteMemory<SolanaWalletState>

const initial: SolanaWalletState = {
  approved: null,
  isLocked: false,
  behaviour: { answer: 'prompt', delay: 0, registerAfter: 0, without: [] },
}

/** Creates the storage of one wallet, under `sandbox:solana-wallet:<key>`. */
export function createSolanaMemory(key: string): SolanaMemory {
  return createSiteMemory(`sandbox:solana-wallet:${key}`, initial)
}
