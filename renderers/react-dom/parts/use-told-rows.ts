import { useEffect, useRef } from 'react'
import { askName, rowsShown } from '../../../core/view-models/parts.ts'
import type { List } from '../../../core/view-models/parts.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'

/** Tells which rows came into sight, each once, and asks for more when fewer than `reserve` are left below them. */
export function useToldRows(
  list: List,
  { first, last }: { readonly first: number; readonly last: number },
  reserve: number,
): void {
  const { items, shows, more } = list
  const dispatch = useDispatch()
  const told = useRef(new Set<string>())
  const asked = useRef('')
  const asking = askName(list)

  useEffect(() => {
    if (shows === undefined) return
    const fresh = items
      .slice(first, last)
      .map(({ key }) => key)
      .filter((key) => !told.current.has(key))
    if (fresh.length === 0) return
    for (const key of fresh) told.current.add(key)
    dispatch(rowsShown(shows, fresh))
  }, [dispatch, items, shows, first, last])

  useEffect(() => {
    if (!more || last + reserve < items.length || asked.current === asking) return
    asked.current = asking
    dispatch(more)
  }, [dispatch, items.length, more, asking, last, reserve])
}
