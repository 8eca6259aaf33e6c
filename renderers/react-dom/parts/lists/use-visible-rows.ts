import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import type { ScrollPace } from './scroll-pace.ts'

/** The visible rows of a grid, `last` exclusive, its number of columns, and whether its top is scrolled out of sight. */
export type VisibleRows = {
  readonly first: number
  readonly last: number
  readonly columns: number
  readonly isScrolled: boolean
}

const widthOfFourColumns = 328

/**
 * Returns the visible rows of a scrolling element with rows of `rowHeight` pixels, and updates them. Reports its movement to `pace`, and sets
 * `data-fast` while it is too fast to be read. Before the layout, the first few rows count as visible.
 */
export function useVisibleRows(
  scroller: RefObject<HTMLElement | null>,
  rowHeight: number,
  pace: ScrollPace,
  atFirst = 5,
): VisibleRows {
  const [rows, setRows] = useState<VisibleRows>({
    first: 0,
    last: atFirst,
    columns: 4,
    isScrolled: false,
  })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    let { clientHeight, clientWidth } = element
    const look = (scrollTop = element.scrollTop) => {
      if (clientHeight === 0) return
      const first = Math.max(0, Math.floor(scrollTop / rowHeight))
      const last = Math.ceil((scrollTop + clientHeight) / rowHeight)
      const columns = clientWidth < widthOfFourColumns ? 3 : 4
      const isScrolled = scrollTop > 0
      setRows((known) => {
        const isSame =
          known.first === first &&
          known.last === last &&
          known.columns === columns &&
          known.isScrolled === isScrolled
        return isSame ? known : { first, last, columns, isScrolled }
      })
    }
    look()
    const tellPace = () => element.toggleAttribute('data-fast', pace.isFast())
    const scrolled = ({ timeStamp }: Event) => {
      const { scrollTop } = element
      pace.moved(scrollTop, timeStamp)
      tellPace()
      look(scrollTop)
    }
    const rested = () => {
      pace.rested()
      tellPace()
    }
    const observer = new ResizeObserver(() => {
      ;({ clientHeight, clientWidth } = element)
      // If a list is hidden while it moves, the browser need not send `scrollend`.
      if (clientHeight === 0) rested()
      look()
    })
    observer.observe(element)
    element.addEventListener('scroll', scrolled, { passive: true })
    element.addEventListener('scrollend', rested, { passive: true })
    rested()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', scrolled)
      element.removeEventListener('scrollend', rested)
    }
  }, [scroller, rowHeight, pace])
  return rows
}
