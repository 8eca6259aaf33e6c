import { randomBytes } from 'node:crypto'
import type { Hex } from 'viem'
import { keptRows } from '../kept-rows.ts'
import { FrameRefusal } from './refusal.ts'

/** Calls that were sent together (EIP-5792): as one operation of a contract, or as consecutive transactions of a key. */
export type SentCalls = {
  readonly user: string
  readonly chain: string
  readonly version: string
  /** The hash of the operation, or null if the calls are transactions. */
  readonly operation: Hex | null
  readonly transactions: readonly Hex[]
  /** Whether calls were skipped after one of them failed. */
  readonly isPartial: boolean
}

/** All sent calls, by the ids under which pages ask for them. */
export type SentCallsRecord = {
  /** Returns the page's id, or a new one. Throws if the id was used before. */
  idFor(chosen: string | undefined): string
  keep(id: string, sent: SentCalls): void
  /** Returns a user's calls with this id. Throws if there are none. */
  of(user: string, id: string): SentCalls
}

/** Creates the list of calls in a folder. */
export function createSentCalls(folder: string | null): SentCallsRecord {
  const rows = keptRows<SentCalls>(folder, 'frame-calls.json')
  return {
    idFor(chosen) {
      if (chosen === undefined) return `0x${randomBytes(32).toString('hex')}`
      if (rows.find(chosen)) throw new FrameRefusal('Calls with this id were sent before.')
      return chosen
    },
    keep: (id, sent) => rows.put(id, sent),
    of(user, id) {
      const sent = rows.find(id)
      if (sent?.user === user) return sent
      throw new FrameRefusal('No calls with this id were sent.')
    },
  }
}
