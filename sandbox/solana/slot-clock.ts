/** The duration of a slot, in milliseconds. */
export const slotTime = 400

/** The slots of an epoch. */
export const slotsOfEpoch = 432_000

// Some slots have no block, so the block height differs from the slot.
const slotsWithoutBlock = 21_440_000

/** The first slot of a new ledger: the first one of an epoch. */
export const firstSlot = 1_019 * slotsOfEpoch

/** The time of a chain: one slot every 400 ms, regardless of transactions. */
export type SlotClock = {
  /** Returns the current slot. */
  slot(): number
  /** Returns the number of blocks below a slot. */
  heightAt(slot: number): number
  /** Returns the time in whole seconds since 1970. */
  seconds(): number
  /** Skips this many slots at once. */
  pass(slots: number): void
}

/** Creates a clock that starts now with the slot `begin`. `now` returns milliseconds since 1970. */
export function createSlotClock(now: () => number, begin: number): SlotClock {
  const start = now()
  let passed = 0
  return {
    slot: () => begin + passed + Math.floor((now() - start) / slotTime),
    heightAt: (slot) => slot - slotsWithoutBlock,
    seconds: () => Math.floor(now() / 1_000),
    pass(slots) {
      passed += slots
    },
  }
}
