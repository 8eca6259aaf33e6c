import { memo } from 'react'
import type { Image, Item } from '../../../../core/view-models/parts/parts.ts'
import { Icon } from '../pictures/Icon.tsx'
import type { ScrollPace } from './scroll-pace.ts'
import { Spinner } from '../pictures/Spinner.tsx'
import { TileImage } from '../pictures/TileImage.tsx'
import { useSeen } from './use-seen.ts'

/**
 * Renders an activity: its pictures with a mark, its name and time, and the moved amounts at the end. It links to an explorer, if there is one.
 * While the list scrolls too fast, its pictures are not rendered.
 */
export const ActivityRow = memo(DrawnRow)

type Row = { readonly part: Item; readonly pace: ScrollPace }

function DrawnRow({ part, pace }: Row) {
  const { href, image, behind } = part
  const isSeen = useSeen(image.url !== null || (behind?.url ?? null) !== null, pace)
  if (href === undefined) {
    return (
      <button type="button" className="row" part="row" aria-disabled="true">
        <RowWords part={part} isSeen={isSeen} />
      </button>
    )
  }
  return (
    <a className="row" part="row" href={href} target="_blank" rel="noopener noreferrer">
      <RowWords part={part} isSeen={isSeen} />
      <Icon name="external" />
    </a>
  )
}

function RowWords({
  part: { image, behind, mark, label, detail, caution, amounts, tag, busy },
  isSeen,
}: {
  readonly part: Item
  readonly isSeen: boolean
}) {
  const pictured = (one: Image) => <TileImage image={isSeen ? one : { ...one, url: null }} size="row" />
  return (
    <>
      <span className="pictures" data-tone={mark?.tone} data-pair={behind ? '' : undefined}>
        {behind && pictured(behind)}
        {pictured(image)}
        {busy ? <Spinner /> : mark && <Icon name={mark.icon} />}
      </span>
      <span className="row-words">
        <span className="row-label">
          <bdi>{label}</bdi>
          {busy && <span className="tag">{tag}</span>}
        </span>
        <span className="row-detail">
          {caution !== undefined && <span className="caution">{caution}</span>}
          {detail !== undefined && <bdi>{detail}</bdi>}
          {!busy && <span>{tag}</span>}
        </span>
      </span>
      {amounts && (
        <span className="moved">
          {amounts.map((amount) => (
            <bdi key={amount}>{amount}</bdi>
          ))}
        </span>
      )}
    </>
  )
}
