import { connectingExternalView } from '../../../../core/view-models/connection/connecting-external.ts'
import type { ConnectingExternalParts } from '../../../../core/view-models/connection/connecting-external.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ActionState } from '../../parts/ActionState.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import actionCss from '../../theme/views/action-state.css?inline'

/** ConnectingExternal: the wallet in its ring, the request to the visitor, and a retry button. */
export const connectingExternal = loadedView(connectingExternalView, ConnectingExternalView, actionCss)

function ConnectingExternalView({
  parts: { picture, status, retry },
}: {
  readonly parts: ConnectingExternalParts
}) {
  return (
    <div className="action">
      <ActionState picture={picture} status={status} />
      <div className="action-ways">{retry && <PressButton part={retry} shape="wide" />}</div>
    </div>
  )
}
