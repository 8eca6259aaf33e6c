import { useId } from 'react'
import type { List } from '../../../../core/view-models/parts/parts.ts'
import { ItemRow } from './ItemRow.tsx'

/** Renders rows below their heading, skeletons for pending ones, or the text for an empty list. */
export function ItemList({
  part,
  quietHeading = false,
}: {
  readonly part: List
  readonly quietHeading?: boolean
}) {
  const id = useId()
  const { label, items, placeholders, empty } = part
  const none = items.length === 0 && placeholders === 0
  return (
    <section className="list" aria-labelledby={id} aria-busy={placeholders > 0 || undefined}>
      <h3 className={quietHeading ? 'visually-hidden' : 'heading'} id={id}>
        {label}
      </h3>
      {!none && (
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              <ItemRow part={item} />
            </li>
          ))}
          {Array.from({ length: placeholders }, (_, index) => (
            <li key={`placeholder ${index}`} className="row skeleton" aria-hidden="true">
              <span className="tile" data-size="row" />
              <span className="bar" />
            </li>
          ))}
        </ul>
      )}
      <p className="empty" role="status">
        {none ? empty : null}
      </p>
    </section>
  )
}
