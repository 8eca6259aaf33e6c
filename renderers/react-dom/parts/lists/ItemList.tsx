import { useId } from 'react'
import type { ReactNode } from 'react'
import type { List } from '../../../../core/view-models/parts/parts.ts'
import { ItemRow } from './ItemRow.tsx'

/** Renders rows below their heading, skeletons for pending ones, or the text for an empty list. */
export function ItemList({
  part,
  quietHeading = false,
  leadsOn = false,
  end = null,
}: {
  readonly part: List
  readonly quietHeading?: boolean
  /** Whether the rows open another view. */
  readonly leadsOn?: boolean
  /** What stands at the end of the heading's line. */
  readonly end?: ReactNode
}) {
  const id = useId()
  const { label, items, placeholders, empty } = part
  const none = items.length === 0 && placeholders === 0
  return (
    <section className="list" aria-labelledby={id} aria-busy={placeholders > 0 || undefined}>
      <div className={quietHeading ? 'visually-hidden' : 'heading-line'}>
        <h3 className="heading" id={id}>
          {label}
        </h3>
        {end}
      </div>
      {!none && (
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              <ItemRow part={item} leadsOn={leadsOn} />
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
