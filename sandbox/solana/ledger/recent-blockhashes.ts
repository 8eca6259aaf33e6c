import { createHash, randomBytes } from 'node:crypto'
import { encodeBase58 } from '../../base58.ts'
import type { SlotClock } from '../slot-clock.ts'

/** Blocks for which a transaction may name a blockhash. */
export const blockhashWindow = 150

/** The blockhashes that were told, each with the end of its time. */
export type RecentBlockhashes = {
  /** The blockhash of a slot. */
  of(slot: number): string
  /** The last block height at which a transaction with this blockhash is taken; `null` for one that was never told or is too old. */
  lastHeight(blockhash: string): number | null
}

/** Blockhashes as the clock goes: a new one for each slot, good for 150 blocks. */
export function createRecentBlockhashes(clock: SlotClock): RecentBlockhashes {
  const secret = randomBytes(32)
  const told = new Map<string, number>()
  const lastOf = (slot: number) => clock.heightAt(slot) + blockhashWindow
  const isOver = (slot: number) => clock.heightAt(clock.slot()) > lastOf(slot)
  return {
    of(slot) {
      for (const [blockhash, known] of told) if (isOver(known)) told.delete(blockhash)
      const blockhash = encodeBase58(createHash('sha256').update(secret).update(`${slot}`).digest())
      told.set(blockhash, slot)
      return blockhash
    },
    lastHeight(blockhash) {
      const slot = told.get(blockhash)
      return slot === undefined || isOver(slot) ? null : lastOf(slot)
    },
  }
}
