import { useEffect, useRef, useState } from 'react'
import type { List } from '../../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../../react-bindings/use-dispatch.ts'
import { useListTelling } from '../../../react-bindings/use-list-telling.ts'
import { createScrollPace } from './scroll-pace.ts'
import { useListFocus } from './use-list-focus.ts'
import { useVisibleRows } from './use-visible-rows.ts'
import { PlaceholderTile, WalletTile, tileHeight } from './WalletTile.tsx'

const rowsBeyond = 1
const rowsInReserve = 3

/** Renders a long list as a grid of tiles. Only the visible tiles and the tab key's next stops are rendered. A new `subject` begins at the top. */
export function WalletGrid({ part, subject }: { readonly part: List; readonly subject: string }) {
  const { items, placeholders, label, empty } = part
  const scroller = useRef<HTMLDivElement>(null)
  const [pace] = useState(createScrollPace)
  const { first, last, columns, isScrolled } = useVisibleRows(scroller, tileHeight, pace)
  const { focused, handlers } = useListFocus(scroller, {
    columns,
    rowHeight: tileHeight,
    count: items.length,
  })
  const isNearEnd = (last + rowsInReserve) * columns >= items.length
  useListTelling(part, { first: first * columns, last: last * columns, isNearEnd }, useDispatch())
  useEffect(() => {
    if (scroller.current && subject !== undefined) scroller.current.scrollTop = 0
  }, [subject])

  const count = items.length + placeholders
  const to = Math.min(count, (last + rowsBeyond) * columns)
  const from = Math.min(to, Math.max(0, first - rowsBeyond) * columns)
  const near = focused === null ? [] : [focused - 1, focused, focused + 1]
  const kept = near.filter((index) => index >= 0 && index < items.length)
  const drawn = [
    ...kept.filter((index) => index < from),
    ...Array.from({ length: to - from }, (_, index) => from + index),
    ...kept.filter((index) => index >= to),
  ]

  return (
    <div
      className="list-scroll wallet-scroll"
      ref={scroller}
      data-scrolled={isScrolled || undefined}
      data-still={items.length === 0 || undefined}
      {...handlers}
    >
      {count > 0 && (
        <ul
          className="wallet-grid"
          role="list"
          aria-label={label}
          aria-busy={placeholders > 0 || undefined}
          data-columns={columns}
          style={{ blockSize: Math.ceil(count / columns) * tileHeight }}
        >
          {drawn.map((index) => {
            const item = items[index]
            const place = { index, columns, count: items.length }
            return item ? (
              <WalletTile key={item.key} part={item} place={place} pace={pace} />
            ) : (
              <PlaceholderTile key={`placeholder ${index}`} place={place} />
            )
          })}
        </ul>
      )}
      <p className="empty" role="status">
        {count === 0 ? empty : null}
      </p>
    </div>
  )
}
