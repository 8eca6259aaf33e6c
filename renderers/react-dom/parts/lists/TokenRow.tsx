import type { Item } from '../../../../core/view-models/parts/parts.ts'
import { TileImage } from '../pictures/TileImage.tsx'

/** Renders a token: its picture, its name above its amount, and its worth. The row cannot be pressed. */
export function TokenRow({ part: { image, label, detail, tag } }: { readonly part: Item }) {
  return (
    <div className="token-row">
      <TileImage image={image} size="row" />
      <span className="row-words">
        <span className="row-label">
          <bdi>{label}</bdi>
        </span>
        <span className="row-detail">
          <bdi>{detail}</bdi>
        </span>
      </span>
      <bdi className="token-worth">{tag}</bdi>
    </div>
  )
}
