import { useState } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { gridMove } from './grid-move.ts'

type Places = {
  readonly columns: number
  /** The height of a row in pixels. */
  readonly rowHeight: number
  readonly count: number
}

/**
 * Returns the focused item of a windowed list, and the key handlers that move the focus. Each item is an `li` with its `data-index`, and its
 * button inside.
 */
export function useListFocus(scroller: RefObject<HTMLElement | null>, places: Places) {
  const [focused, setFocused] = useState<number | null>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    if (focused === null || !scroller.current) return
    const { columns, rowHeight, count } = places
    const isTurned = columns > 1 && getComputedStyle(scroller.current).direction === 'rtl'
    const rowsInSight = Math.max(1, Math.floor(scroller.current.clientHeight / rowHeight))
    const next = gridMove(event.key, { focused, columns, rowsInSight, count, isTurned })
    if (next === null) return
    event.preventDefault()
    flushSync(() => setFocused(next))
    scroller.current.querySelector<HTMLElement>(`[data-index='${next}'] > *`)?.focus()
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const { index } = event.target.closest('li')?.dataset ?? {}
    if (index !== undefined) setFocused(Number(index))
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null)
  }

  return { focused, handlers: { onKeyDown, onFocus, onBlur } }
}
