import type { ReactNode } from 'react'
import type { IconName } from '../../../../core/view-models/parts/icon-name.ts'
import type { Image, Picture } from '../../../../core/view-models/parts/parts.ts'
import { Icon } from './Icon.tsx'
import { TileImage } from './TileImage.tsx'

/**
 * Renders a picture in its ring. While waiting, the notched ring turns. Once done, it closes around a check that replaces the picture. After a stop or
 * a failure it is open, with a mark at the picture's corner. The children replace the picture.
 */
export function MoodRing({
  part: { label, image, icon, mood = 'waiting' },
  children,
}: {
  readonly part: Picture
  readonly children?: ReactNode
}) {
  return (
    <div className="mood" data-mood={mood} role="img" aria-label={label}>
      <svg className="mood-ring" viewBox="0 0 112 112" aria-hidden="true" focusable="false">
        {mood === 'waiting' && (
          <>
            <path className="marks" d="M56 1.5v4M110.5 56h-4M56 110.5v-4M1.5 56h4" />
            <path className="turning" d="M61.6 10.35A46 46 0 1 1 50.4 10.35L53 17h6Z" />
          </>
        )}
        {mood === 'done' && (
          <>
            <path className="closing" pathLength={1} d="M56 10a46 46 0 1 1-.01 0" />
            <path className="check" pathLength={1} d="M39.5 57.5 51 69l22-25" />
          </>
        )}
        {(mood === 'stopped' || mood === 'failed') && (
          <path className="open" d="M70.2 12.3A46 46 0 1 1 41.8 12.3" />
        )}
      </svg>
      {mood !== 'done' && (children ?? <Pictured image={image} icon={icon} />)}
      {(mood === 'stopped' || mood === 'failed') && (
        <span className="mood-mark">
          <Icon name={mood === 'failed' ? 'close' : 'minus'} />
        </span>
      )}
    </div>
  )
}

function Pictured({ image, icon }: { readonly image: Image; readonly icon: IconName | undefined }) {
  if (!icon) return <TileImage image={image} size="large" />
  return (
    <span className="tile mark" data-size="large">
      <Icon name={icon} />
    </span>
  )
}
