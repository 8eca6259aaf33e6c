import type { KeyboardEvent } from 'react'
import type { List } from '../../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../../react-bindings/use-dispatch.ts'
import { Icon } from '../pictures/Icon.tsx'
import { RowContents } from './ItemRow.tsx'

/** Renders rows of which one is selected. They are one tab stop, and the arrow keys move the focus without selecting. */
export function ListBox({ part: { label, items } }: { readonly part: List }) {
  const dispatch = useDispatch()
  const stop = Math.max(
    0,
    items.findIndex(({ selected }) => selected),
  )
  return (
    <div className="list" role="listbox" aria-label={label} onKeyDown={moveFocus}>
      {items.map((item, index) => (
        <button
          key={item.key}
          type="button"
          role="option"
          className="row"
          part="row"
          aria-selected={item.selected === true}
          tabIndex={index === stop ? 0 : -1}
          onClick={() => item.press && dispatch(item.press)}
        >
          <RowContents part={item} end={item.selected ? <Icon name="check" /> : null} />
        </button>
      ))}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll('button')]
  const here = rows.findIndex((row) => row === event.target)
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    Home: 0,
    End: rows.length - 1,
  }
  const move = moves[event.key]
  if (move === undefined) return
  event.preventDefault()
  rows[move]?.focus()
}
