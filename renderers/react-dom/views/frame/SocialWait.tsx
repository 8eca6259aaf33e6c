import type { Notice, Picture } from '../../../../core/view-models/parts/parts.ts'
import { ActionState } from '../../parts/ActionState.tsx'
import { SocialMark } from '../../parts/pictures/SocialMark.tsx'

/** Renders an account in its ring, with the awaited step or the reason of a failure. */
export function SocialWait({
  picture,
  status,
}: {
  readonly picture: Picture | null
  readonly status: Notice | null
}) {
  return (
    <ActionState picture={picture} status={status}>
      {picture && (
        <span className="tile social-tile" data-size="large">
          <SocialMark provider={picture.image.seed} />
        </span>
      )}
    </ActionState>
  )
}
