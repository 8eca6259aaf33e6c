import { createContext, useContext, useEffect, useRef } from 'react'
import type { EventInput } from '../../../core/events/define-events.ts'
import { askName, rowsShown } from '../../../core/view-models/parts.ts'
import type { List } from '../../../core/view-models/parts.ts'
import type { ListWindow } from '../layout/list-window.ts'

/** Where a list tells what is seen of it; null where frames are only read. */
export const TellContext = createContext<((input: EventInput) => void) | null>(null)

const nearEnd = 5

/** Tells each row of a list once when it comes into the window, and asks for more rows when focus or window come near the end. */
export function useListTelling(list: List, { start, end }: ListWindow, focused: number): void {
  const tell = useContext(TellContext)
  const told = useRef(new Set<string>())
  const asked = useRef('')
  const { items, shows, more } = list
  useEffect(() => {
    if (!tell) return
    const seen = shows === undefined ? [] : items.slice(start, end).map(({ key }) => key)
    const fresh = seen.filter((key) => !told.current.has(key))
    for (const key of fresh) told.current.add(key)
    if (shows !== undefined && fresh.length > 0) tell(rowsShown(shows, fresh))
    const isNearEnd = end === items.length || focused >= items.length - nearEnd
    const asking = askName(list)
    if (!more || !isNearEnd || asked.current === asking) return
    asked.current = asking
    tell(more)
  })
}
