import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import type { ScrollPace } from './scroll-pace.ts'

/** The rows of a grid that are in sight, `last` not included, how many columns there is room for, and whether its top is out of sight. */
export type VisibleRows = {
  readonly first: number
  readonly last: number
  readonly columns: number
  readonly isScrolled: boolean
}

const widthOfFourColumns = 328

/** Follows which rows of `rowHeight` pixels a scrolling element shows, and tells how it moves, the element itself by `data-fast` while nobody can read what passes; until it is laid out, they are the first few. */
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
      // Of a list that is hidden while it moves, no browser has to tell the end of that.
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
