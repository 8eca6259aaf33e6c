import { whenIdle } from '../../when-idle.ts'

/** Above this nobody can read what passes, in pixels per millisecond. */
const readable = 1.5

/** Whether what a scroller shows can be looked at, or passes too fast. */
export type ScrollPace = {
  readonly isFast: () => boolean
  /** Calls once when it is slow and the page rests, a few of those who wait at a time; what it answers takes that back. */
  readonly whenSlow: (look: () => void) => () => void
  /** Where the scroller is, in pixels, and when, in milliseconds. */
  readonly moved: (top: number, at: number) => void
  readonly rested: () => void
}

/** Follows how fast a scroller moves, from its first rest on; without the event `scrollend` nobody would know that it stopped, and it is never fast. In one moment of rest `atOnce` look. */
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
    // The first rest after a move may lie between two turns of a wheel.
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
