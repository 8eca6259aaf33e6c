import { useEffect, useRef } from 'react'
import type { EventInput } from '../../core/events/define-events.ts'
import { askName, rowsShown } from '../../core/view-models/parts/list-requests.ts'
import type { List } from '../../core/view-models/parts/parts.ts'

/** The visible part of a list, `last` exclusive, and whether its end is near. */
export type ListSight = { readonly first: number; readonly last: number; readonly isNearEnd: boolean }

/**
 * Reports which rows of a list became visible, each once, and those of one rendering together. Requests more rows when the end is near. Does
 * nothing if `tell` is null.
 */
export function useListTelling(
  list: List,
  { first, last, isNearEnd }: ListSight,
  tell: ((input: EventInput) => void) | null,
): void {
  const { items, shown, more } = list
  const told = useRef(new Set<string>())
  const asked = useRef('')
  const asking = askName(list)

  useEffect(() => {
    if (!tell || !shown) return
    const fresh = items
      .slice(first, last)
      .map(({ key }) => key)
      .filter((key) => !told.current.has(key))
    if (fresh.length === 0) return
    for (const key of fresh) told.current.add(key)
    tell(rowsShown(shown, fresh))
  }, [tell, items, shown, first, last])

  useEffect(() => {
    if (!tell || !more || !isNearEnd || asked.current === asking) return
    asked.current = asking
    tell(more)
  }, [tell, more, asking, isNearEnd])
}
