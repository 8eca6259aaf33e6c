/** Milliseconds a slot lasts. */
export const slotTime = 400

/** Slots of an epoch. */
export const slotsOfEpoch = 432_000

// Some slots have no block, so the height of the chain is another number than the slot.
const slotsWithoutBlock = 21_440_000

/** The slot a new ledger begins with: the first one of an epoch. */
export const firstSlot = 1_019 * slotsOfEpoch

/** What passes on a chain whether or not anybody sends anything: one slot every 400 ms. */
export type SlotClock = {
  /** The slot that is being filled now. */
  slot(): number
  /** How many blocks stand below a slot. */
  heightAt(slot: number): number
  /** The time of day, in whole seconds since 1970. */
  seconds(): number
  /** Lets this many slots pass at once. */
  pass(slots: number): void
}

/** A clock that begins now with the slot `begin`; `now` answers milliseconds since 1970. */
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
