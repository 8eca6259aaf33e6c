import { useEffect, useRef } from 'react'
import { rowsShown } from '../../../core/view-models/parts.ts'
import type { List } from '../../../core/view-models/parts.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'

/** Tells which rows came into sight, each once, and asks for more when fewer than `reserve` are left below them. */
export function useToldRows(
  { items, shows, more }: List,
  { first, last }: { readonly first: number; readonly last: number },
  reserve: number,
): void {
  const dispatch = useDispatch()
  const told = useRef(new Set<string>())
  const askedAt = useRef(-1)

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
    if (!more || last + reserve < items.length || askedAt.current === items.length) return
    askedAt.current = items.length
    dispatch(more)
  }, [dispatch, items.length, more, last, reserve])
}
