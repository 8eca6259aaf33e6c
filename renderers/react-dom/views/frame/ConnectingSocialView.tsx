import { connectingSocialView } from '../../../../core/view-models/frame/connecting-social.ts'
import type { ConnectingSocialParts } from '../../../../core/view-models/frame/connecting-social.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { PressButton } from '../../parts/PressButton.tsx'
import actionCss from '../../theme/views/action-state.css?inline'
import socialCss from '../../theme/views/social.css?inline'
import { SocialWait } from './SocialWait.tsx'

/** ConnectingSocial: the account in its ring, the request to the visitor, and a retry button. */
export const connectingSocial = loadedView(connectingSocialView, ConnectingSocialView, actionCss, socialCss)

function ConnectingSocialView({
  parts: { picture, status, retry },
}: {
  readonly parts: ConnectingSocialParts
}) {
  return (
    <div className="action">
      <SocialWait picture={picture} status={status} />
      <div className="action-ways">{retry && <PressButton part={retry} shape="wide" />}</div>
    </div>
  )
}
