import type { Notice, Picture } from '../../../../core/view-models/parts/parts.ts'
import { LockPicture } from '../../parts/pictures/LockPicture.tsx'
import { SocialMark } from '../../parts/pictures/SocialMark.tsx'
import { StatusWords } from '../../parts/StatusWords.tsx'

/** Renders an account in its lock, with the awaited step or the reason of a failure. */
export function SocialWait({
  picture,
  status,
}: {
  readonly picture: Picture | null
  readonly status: Notice | null
}) {
  return (
    <>
      {picture && (
        <LockPicture part={picture}>
          <span className="tile social-tile" data-size="large">
            <SocialMark provider={picture.image.seed} />
          </span>
        </LockPicture>
      )}
      {status && <StatusWords part={status} />}
    </>
  )
}
