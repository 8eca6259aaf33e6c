import { memo } from 'react'
import type { Line } from '../../../core/view-models/parts/parts.ts'
import { isSameData } from '../../react-bindings/same-data.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { Icon } from './pictures/Icon.tsx'
import { TileImage } from './pictures/TileImage.tsx'

/** Renders one fact as a row: its name at the start, its value at the end. A press leads to the view that changes it. */
export const FactLine = memo(DrawnLine, isSameData)

function DrawnLine({ part }: { readonly part: Line }) {
  const dispatch = useDispatch()
  const { press } = part
  if (!press) {
    return (
      <div className="fact row">
        <Contents part={part} />
      </div>
    )
  }
  return (
    <button type="button" className="fact row" part="row" onClick={() => dispatch(press)}>
      <Contents part={part} />
      <Icon name="chevron" />
    </button>
  )
}

function Contents({ part: { label, value, full, image, images, tone } }: { readonly part: Line }) {
  return (
    <>
      <span className="fact-label">{label}</span>
      <span className="fact-value" data-tone={tone} title={full}>
        {image && <TileImage image={image} size="small" />}
        {images && (
          <span className="fact-images">
            {images.map((picture) => (
              <TileImage key={picture.seed} image={picture} size="small" />
            ))}
          </span>
        )}
        {value === null ? <AwaitedValue words={full ?? ''} /> : <bdi>{value}</bdi>}
      </span>
    </>
  )
}

/** Renders the placeholder of a value. Its words are for screen readers. */
export function AwaitedValue({ words }: { readonly words: string }) {
  return (
    <>
      <span className="bar" aria-hidden="true" />
      <span className="visually-hidden">{words}</span>
    </>
  )
}
