import { createHash, randomBytes } from 'node:crypto'
import base58 from 'bs58'
import type { SlotClock } from '../slot-clock.ts'

/** The number of blocks for which a blockhash is valid. */
const blockhashWindow = 150

/** The valid blockhashes, each with its last height. */
export type RecentBlockhashes = {
  /** Returns the blockhash of a slot. */
  of(slot: number): string
  /** Returns the last block height that accepts this blockhash, or `null` if it is unknown or too old. */
  lastHeight(blockhash: string): number | null
}

/** Creates the blockhashes of a clock: a new one for each slot, valid for 150 blocks. */
export function createRecentBlockhashes(clock: SlotClock): RecentBlockhashes {
  const secret = randomBytes(32)
  const told = new Map<string, number>()
  const lastOf = (slot: number) => clock.heightAt(slot) + blockhashWindow
  const isOver = (slot: number) => clock.heightAt(clock.slot()) > lastOf(slot)
  return {
    of(slot) {
      for (const [blockhash, known] of told) if (isOver(known)) told.delete(blockhash)
      const blockhash = base58.encode(createHash('sha256').update(secret).update(`${slot}`).digest())
      told.set(blockhash, slot)
      return blockhash
    },
    lastHeight(blockhash) {
      const slot = told.get(blockhash)
      return slot === undefined || isOver(slot) ? null : lastOf(slot)
    },
  }
}
