import { connectingExternalView } from '../../../../core/view-models/connection/connecting-external.ts'
import type { ConnectingExternalParts } from '../../../../core/view-models/connection/connecting-external.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { LockPicture } from '../../parts/pictures/LockPicture.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { StatusWords } from '../../parts/StatusWords.tsx'
import connectingCss from '../../theme/views/connecting.css?inline'

/** ConnectingExternal: the wallet in its lock, the request to the visitor, and a retry button. */
export const connectingExternal = loadedView(connectingExternalView, ConnectingExternalView, connectingCss)

function ConnectingExternalView({
  parts: { picture, status, retry },
}: {
  readonly parts: ConnectingExternalParts
}) {
  return (
    <div className="connecting">
      <LockPicture part={picture} />
      <StatusWords part={status} />
      {retry && <PressButton part={retry} shape="wide" />}
    </div>
  )
}
