import { createContext } from 'react'

/** Milliseconds between two strokes of a key under which it is held down, not pressed again; 0 takes every stroke for a press. */
export const HeldKeyContext = createContext(100)

/** Lets what a key does happen once, however long the key is held. */
export type HeldKeys = {
  /** A stroke that must not repeat, by the name of its key, and what it does. */
  readonly stroke: (name: string, act: () => void) => void
  /** A stroke that may repeat, or does nothing where it falls: its key is held all the same. */
  readonly other: (name: string) => void
  /** Forgets a stroke that waits. */
  readonly forget: () => void
}

/** Waits some milliseconds, then calls; answers how to call it off. */
type After = (milliseconds: number, call: () => void) => () => void

/** Keyboards wait a quarter to a whole second before a held key repeats, and then repeat it every 30 to 90 milliseconds. */
const longestFirstWait = 1_000

/** Tells held keys from pressed ones by time alone, since terminals tell no difference: a second stroke that may be the first repetition waits for the next. */
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
