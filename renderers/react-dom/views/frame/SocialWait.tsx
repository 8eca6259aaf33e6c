import type { Notice, Picture } from '../../../../core/view-models/parts/parts.ts'
import { LockPicture } from '../../parts/pictures/LockPicture.tsx'
import { SocialMark } from '../../parts/pictures/SocialMark.tsx'
import { StatusWords } from '../../parts/StatusWords.tsx'

/** An account in its lock, and what is waited for in it, or why it stands still. */
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
