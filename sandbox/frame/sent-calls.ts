import { randomBytes } from 'node:crypto'
import type { Hex } from 'viem'
import { keptRows } from '../kept-rows.ts'
import { FrameRefusal } from './refusal.ts'

/** Calls that were sent together (EIP-5792): by one operation of a contract, or one transaction of a key after the other. */
export type SentCalls = {
  readonly user: string
  readonly chain: string
  readonly version: string
  /** The hash of the operation; else those of the transactions. */
  readonly operation: Hex | null
  readonly transactions: readonly Hex[]
  /** Whether some were left out after one of them failed. */
  readonly isPartial: boolean
}

/** All calls that users sent, by the ids under which pages ask for them. */
export type SentCallsRecord = {
  /** The id that a page chose, or a new one; throws where it has been used. */
  idFor(chosen: string | undefined): string
  keep(id: string, sent: SentCalls): void
  /** Throws where a user sent none with this id. */
  of(user: string, id: string): SentCalls
}

/** Those of a folder. */
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
