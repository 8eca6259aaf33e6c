import { createContext } from 'react'

/** The longest gap in milliseconds between two strokes of a held key. With 0 every stroke is a press. */
export const HeldKeyContext = createContext(100)

/** A filter that runs a key's action once, however long the key is held. */
export type HeldKeys = {
  /** Handles a stroke that must not repeat: its key's name and its action. */
  readonly stroke: (name: string, act: () => void) => void
  /** Handles a stroke that may repeat or has no action. The key still counts as held. */
  readonly other: (name: string) => void
  /** Drops a delayed stroke. */
  readonly forget: () => void
}

/** Calls a function after some milliseconds. Returns a function that cancels that. */
type After = (milliseconds: number, call: () => void) => () => void

/** Keyboards repeat a held key after 250 to 1,000 milliseconds, and then every 30 to 90 milliseconds. */
const longestFirstWait = 1_000

/**
 * Creates a filter that recognises held keys by time, because terminals do not report them. A second stroke that may be the first repetition is
 * delayed until the next one.
 */
export function createHeldKeys(gap: number, now: () => number, after: After): HeldKeys {
  let last: { readonly name: string; readonly at: number } | null = null
  let waiting: { readonly act: () => void; readonly callOff: () => void } | null = null
  const settle = () => {
    const settled = waiting
    waiting?.callOff()
    waiting = null
    return settled
  }
  return {
    stroke: (name, act) => {
      const since = last?.name === name ? now() - last.at : Infinity
      if (last?.name !== name) settle()?.act()
      last = { name, at: now() }
      const isRepeated = settle() !== null
      if (isRepeated || since < gap) return
      if (gap === 0 || since > longestFirstWait) return act()
      waiting = { act, callOff: after(gap, () => settle()?.act()) }
    },
    other: (name) => {
      const settled = settle()
      if (last?.name !== name) settled?.act()
      last = { name, at: now() }
    },
    forget: () => void settle(),
  }
}
