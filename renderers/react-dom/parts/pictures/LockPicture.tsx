import type { ReactNode } from 'react'
import type { Picture } from '../../../../core/view-models/parts/parts.ts'
import { Icon } from './Icon.tsx'
import { TileImage } from './TileImage.tsx'

/** Renders a picture in a lock. While waiting, the notched ring turns; after a failure it is open. The children replace the picture. */
export function LockPicture({
  part: { label, image, mood },
  children,
}: {
  readonly part: Picture
  readonly children?: ReactNode
}) {
  return (
    <div className="lock" data-mood={mood} role="img" aria-label={label}>
      <svg className="lock-ring" viewBox="0 0 112 112" aria-hidden="true" focusable="false">
        <path className="marks" d="M56 1.5v4M110.5 56h-4M56 110.5v-4M1.5 56h4" />
        {mood === 'failed' ? (
          <path className="open" d="M70.2 12.3A46 46 0 1 1 41.8 12.3" />
        ) : (
          <path className="turning" d="M61.6 10.35A46 46 0 1 1 50.4 10.35L53 17h6Z" />
        )}
      </svg>
      {children ?? <TileImage image={image} size="large" />}
      {mood === 'failed' && (
        <span className="lock-badge">
          <Icon name="close" />
        </span>
      )}
    </div>
  )
}
