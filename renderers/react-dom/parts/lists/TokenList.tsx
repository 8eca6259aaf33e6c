import { useId } from 'react'
import type { ReactNode } from 'react'
import type { List } from '../../../../core/view-models/parts/parts.ts'
import { TokenRow } from './TokenRow.tsx'
import { TokenSkeleton } from './TokenSkeleton.tsx'

/** Renders a few tokens below their heading, skeletons for pending ones, or the text for an empty list. */
export function TokenList({
  part: { label, items, placeholders, empty },
  end = null,
}: {
  readonly part: List
  /** What stands at the end of the heading's line. */
  readonly end?: ReactNode
}) {
  const id = useId()
  const hasNone = items.length === 0 && placeholders === 0
  return (
    <section className="list" aria-labelledby={id} aria-busy={placeholders > 0 || undefined}>
      <div className="heading-line">
        <h3 className="heading" id={id}>
          {label}
        </h3>
        {end}
      </div>
      {!hasNone && (
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              <TokenRow part={item} />
            </li>
          ))}
          {Array.from({ length: placeholders }, (_, index) => (
            <li key={`placeholder ${index}`} aria-hidden="true">
              <TokenSkeleton />
            </li>
          ))}
        </ul>
      )}
      <p className="empty" role="status">
        {hasNone ? empty : null}
      </p>
    </section>
  )
}
