import { memo } from 'react'
import type { CSSProperties } from 'react'
import type { Item } from '../../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../../react-bindings/use-dispatch.ts'
import type { ScrollPace } from './scroll-pace.ts'
import { TileImage } from '../pictures/TileImage.tsx'
import { useApproach } from './use-approach.ts'
import { useSeen } from './use-seen.ts'

/** The height of a tile, in pixels. */
export const tileHeight = 100

/** The position of a tile: its index, the columns of its grid, and the number of tiles. */
export type TilePlace = { readonly index: number; readonly columns: number; readonly count: number }

/** Renders a wallet of a grid: its picture with its name below. While the grid scrolls too fast, its picture is not rendered. */
export const WalletTile = memo(DrawnTile, (one, other) => one.part === other.part && isSame(one, other))

/** Renders the skeleton of a wallet. */
export function PlaceholderTile({ place }: { readonly place: TilePlace }) {
  return (
    <li className="wallet-tile skeleton" style={spot(place)} aria-hidden="true">
      <span className="tile" data-size="grid" />
      <span className="bar" />
    </li>
  )
}

type Tile = { readonly part: Item; readonly place: TilePlace; readonly pace: ScrollPace }

function DrawnTile({ part, place, pace }: Tile) {
  const dispatch = useDispatch()
  const isSeen = useSeen(part.image.url !== null, pace)
  const approach = useApproach(part)
  const { image, label, press, tag, caution } = part
  return (
    <li
      className="wallet-tile"
      data-index={place.index}
      data-passing={isSeen ? undefined : ''}
      style={spot(place)}
      aria-posinset={place.index + 1}
      aria-setsize={place.count}
    >
      <button
        type="button"
        part="tile"
        aria-disabled={press === null || undefined}
        onClick={() => press && dispatch(press)}
        {...approach}
      >
        <TileImage image={isSeen ? image : { ...image, url: null }} size="grid" />
        <span className="wallet-name" title={label}>
          {label}
        </span>
        {(tag ?? caution) !== undefined && (
          <span className="wallet-tag">
            {caution !== undefined && <span className="caution">{caution}</span>} {tag}
          </span>
        )}
      </button>
    </li>
  )
}

function spot({ index, columns }: TilePlace): CSSProperties {
  return {
    insetBlockStart: Math.floor(index / columns) * tileHeight,
    insetInlineStart: `${((index % columns) * 100) / columns}%`,
  }
}

function isSame({ place: one }: { place: TilePlace }, { place: other }: { place: TilePlace }): boolean {
  return one.index === other.index && one.columns === other.columns && one.count === other.count
}
