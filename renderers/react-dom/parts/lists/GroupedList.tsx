import { useMemo, useRef, useState } from 'react'
import type { ComponentType, CSSProperties } from 'react'
import type { Item, List } from '../../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../../react-bindings/use-dispatch.ts'
import { useListTelling } from '../../../react-bindings/use-list-telling.ts'
import { ActivityRow } from './ActivityRow.tsx'
import { createScrollPace } from './scroll-pace.ts'
import type { ScrollPace } from './scroll-pace.ts'
import { useListFocus } from './use-list-focus.ts'
import { useVisibleRows } from './use-visible-rows.ts'

/** The height of a row and of a heading, in pixels. */
const rowHeight = 56

const rowsBeyond = 2
const rowsAtFirst = 24

/** How many rows before its end a list requests more. If a page arrives while its place is visible, all its rows are rendered in one frame. */
const rowsInReserve = 20

/** How many rows get their pictures in one idle moment. Each may have two. */
const picturedAtOnce = 2

/** An entry of the list: a heading, an item by its index, or a skeleton. */
type Entry = {
  readonly key: string
  readonly heading?: string
  readonly index?: number
  readonly item?: Item
}

/**
 * Renders a long list with headings of its groups. Only the visible rows and the keyboard's next stops are rendered. Near its end it requests
 * more. `Row` renders an item.
 */
export function GroupedList({
  part,
  Row = ActivityRow,
}: {
  readonly part: List
  readonly Row?: ComponentType<{ readonly part: Item; readonly pace: ScrollPace }>
}) {
  const { label, items, placeholders } = part
  const scroller = useRef<HTMLDivElement>(null)
  const [pace] = useState(() => createScrollPace(picturedAtOnce))
  const { first, last, isScrolled } = useVisibleRows(scroller, rowHeight, pace, rowsAtFirst)
  const { focused, handlers } = useListFocus(scroller, { columns: 1, rowHeight, count: items.length })
  const entries = useMemo(() => entriesOf(items, placeholders), [items, placeholders])
  const isNearEnd = last + rowsInReserve >= entries.length
  useListTelling(part, { first: 0, last: 0, isNearEnd }, useDispatch())

  const kept = (index = -2) => focused !== null && Math.abs(index - focused) <= 1
  const isDrawn = (place: number) => place >= first - rowsBeyond && place < last + rowsBeyond
  const drawn = entries.flatMap((entry, place) =>
    isDrawn(place) || kept(entry.index) ? [{ ...entry, place }] : [],
  )

  return (
    <div
      className="list-scroll grouped-scroll"
      style={{ '--rows': entries.length } as CSSProperties}
      ref={scroller}
      data-scrolled={isScrolled || undefined}
      {...handlers}
    >
      <ul
        role="list"
        aria-label={label}
        aria-busy={placeholders > 0 || undefined}
        data-headed={entries[0]?.heading === undefined ? undefined : ''}
        style={{ blockSize: entries.length * rowHeight }}
      >
        {drawn.map(({ key, place, heading, item, index }) => {
          const style = { insetBlockStart: place * rowHeight }
          if (heading !== undefined) {
            return (
              <li key={key} className="group-heading" style={style}>
                <h3 className="heading">{heading}</h3>
              </li>
            )
          }
          return item ? (
            <li key={key} data-index={index} style={style}>
              <Row part={item} pace={pace} />
            </li>
          ) : (
            <li key={key} className="row skeleton" aria-hidden="true" style={style}>
              <span className="tile" data-size="row" />
              <span className="row-words">
                <span className="bar" />
                <span className="bar" />
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function entriesOf(items: readonly Item[], placeholders: number): readonly Entry[] {
  const rows = items.flatMap((item, index): readonly Entry[] => {
    const { key, group } = item
    const row = { key, item, index }
    const isNewGroup = group !== undefined && group !== items[index - 1]?.group
    return isNewGroup ? [{ key: `heading ${group}`, heading: group }, row] : [row]
  })
  return [...rows, ...Array.from({ length: placeholders }, (_, index) => ({ key: `placeholder ${index}` }))]
}
