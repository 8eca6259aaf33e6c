import { whenIdle } from '../../when-idle.ts'

/** The scroll speed above which nothing can be read, in pixels per millisecond. */
const readable = 1.5

/** A measure of whether a scroller moves too fast for its content to be read. */
export type ScrollPace = {
  readonly isFast: () => boolean
  /** Calls `look` once when the scroller is slow and the page is idle, a few callers at a time. Returns a function that cancels that. */
  readonly whenSlow: (look: () => void) => () => void
  /** Reports the scroller's position in pixels, and its time in milliseconds. */
  readonly moved: (top: number, at: number) => void
  readonly rested: () => void
}

/**
 * Creates a measure of a scroller's speed, from its first rest on. Without the event `scrollend` its stop cannot be detected, and it is never
 * fast. In one idle moment, `atOnce` callers are called.
 */
export function createScrollPace(atOnce = 4): ScrollPace {
  const waiting = new Set<() => void>()
  const endsAreTold = 'onscrollend' in globalThis
  let last: { readonly top: number; readonly at: number } | null = null
  let isFast = endsAreTold
  let isLetting = false

  const letSomeLook = () => {
    isLetting = false
    if (isFast) return
    for (const look of [...waiting].slice(0, atOnce)) {
      waiting.delete(look)
      look()
    }
    slow()
  }
  const slow = () => {
    isFast = false
    if (isLetting || waiting.size === 0) return
    isLetting = true
    // The first idle moment after a movement may lie between two turns of a mouse wheel.
    whenIdle(() => whenIdle(letSomeLook))
  }

  return {
    isFast: () => isFast,
    whenSlow: (look) => {
      waiting.add(look)
      if (!isFast) slow()
      return () => waiting.delete(look)
    },
    moved: (top, at) => {
      const passed = last === null ? 0 : Math.abs(top - last.top) / Math.max(1, at - last.at)
      last = { top, at }
      if (endsAreTold && passed > readable) isFast = true
      else if (isFast) slow()
    },
    rested: () => {
      last = null
      slow()
    },
  }
}
