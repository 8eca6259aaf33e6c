import type { ReactNode } from 'react'
import type { Item } from '../../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../../react-bindings/use-dispatch.ts'
import { Icon } from '../pictures/Icon.tsx'
import { Spinner } from '../pictures/Spinner.tsx'
import { TileImage } from '../pictures/TileImage.tsx'
import { useApproach } from './use-approach.ts'

/**
 * Renders a row of a list. The complete row is the target, whether it dispatches an event or links to a page. `leadsOn` marks a row that opens
 * another view.
 */
export function ItemRow({ part, leadsOn = false }: { readonly part: Item; readonly leadsOn?: boolean }) {
  const dispatch = useDispatch()
  const approach = useApproach(part)
  const { press, href, selected = false, busy = false } = part
  const mark = selected ? 'check' : leadsOn ? 'chevron' : null
  if (href !== undefined) {
    return (
      <a className="row" part="row" href={href} target="_blank" rel="noopener noreferrer">
        <RowContents part={part} end={<Icon name="external" />} />
      </a>
    )
  }
  return (
    <button
      type="button"
      className="row"
      part="row"
      aria-current={selected || undefined}
      aria-disabled={press === null || undefined}
      aria-busy={busy || undefined}
      onClick={() => press && dispatch(press)}
      {...approach}
    >
      <RowContents part={part} end={busy ? <Spinner /> : mark && <Icon name={mark} />} />
    </button>
  )
}

/** Renders the content of a row, with its own mark at the end. */
export function RowContents({
  part: { image, icon, label, detail, caution, tag },
  end,
}: {
  readonly part: Item
  readonly end: ReactNode
}) {
  return (
    <>
      {icon ? (
        <span className="tile mark" data-size="row">
          <Icon name={icon} />
        </span>
      ) : (
        <TileImage image={image} size="row" />
      )}
      <span className="row-words">
        <span className="row-label">
          <bdi>{label}</bdi>
        </span>
        {(detail ?? caution) !== undefined && (
          <span className="row-detail">
            {caution !== undefined && <span className="caution">{caution}</span>}{' '}
            {detail !== undefined && <bdi>{detail}</bdi>}
          </span>
        )}
      </span>
      {tag !== undefined && <span className="tag">{tag}</span>}
      {end}
    </>
  )
}
