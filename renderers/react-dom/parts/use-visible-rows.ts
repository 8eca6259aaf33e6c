import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** The rows of a grid that are in sight, `last` not included, and how many columns there is room for. */
export type VisibleRows = { readonly first: number; readonly last: number; readonly columns: number }

const widthOfFourColumns = 328

/** Follows which rows of `rowHeight` pixels a scrolling element shows. */
export function useVisibleRows(scroller: RefObject<HTMLElement | null>, rowHeight: number): VisibleRows {
  const [rows, setRows] = useState<VisibleRows>({ first: 0, last: 5, columns: 4 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const { scrollTop, clientHeight, clientWidth } = element
      if (clientHeight === 0) return
      const first = Math.max(0, Math.floor(scrollTop / rowHeight))
      const last = Math.ceil((scrollTop + clientHeight) / rowHeight)
      const columns = clientWidth < widthOfFourColumns ? 3 : 4
      setRows((known) =>
        known.first === first && known.last === last && known.columns === columns
          ? known
          : { first, last, columns },
      )
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, rowHeight])
  return rows
}
