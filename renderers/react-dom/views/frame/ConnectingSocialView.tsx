import { connectingSocialView } from '../../../../core/view-models/frame/connecting-social.ts'
import type { ConnectingSocialParts } from '../../../../core/view-models/frame/connecting-social.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { PressButton } from '../../parts/PressButton.tsx'
import connectingCss from '../../theme/views/connecting.css?inline'
import socialCss from '../../theme/views/social.css?inline'
import { SocialWait } from './SocialWait.tsx'

/** ConnectingSocial: the account in its lock, the request to the visitor, and a retry button. */
export const connectingSocial = loadedView(
  connectingSocialView,
  ConnectingSocialView,
  connectingCss,
  socialCss,
)

function ConnectingSocialView({
  parts: { picture, status, retry },
}: {
  readonly parts: ConnectingSocialParts
}) {
  return (
    <div className="connecting">
      <SocialWait picture={picture} status={status} />
      {retry && <PressButton part={retry} shape="wide" />}
    </div>
  )
}
