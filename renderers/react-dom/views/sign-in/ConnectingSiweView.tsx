import { connectingSiweView } from '../../../../core/view-models/sign-in/connecting-siwe.ts'
import type { ConnectingSiweParts } from '../../../../core/view-models/sign-in/connecting-siwe.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ActionState } from '../../parts/ActionState.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { TileImage } from '../../parts/pictures/TileImage.tsx'
import actionCss from '../../theme/views/action-state.css?inline'
import connectingSiweCss from '../../theme/views/connecting-siwe.css?inline'

/** ConnectingSiwe: the app beside the wallet, then the wallet in its ring, the request or its failure, the progress, and two buttons. */
export const connectingSiwe = loadedView(connectingSiweView, ConnectingSiweView, actionCss, connectingSiweCss)

function ConnectingSiweView({
  parts: { app, wallet, ask, progress, failed, cancel, sign },
}: {
  readonly parts: ConnectingSiweParts
}) {
  return (
    <div className="action">
      {app && (
        <div className="sign-in-pair">
          {[app, wallet].map(({ label, image }, place) => (
            <span key={place === 0 ? 'app' : 'wallet'} role="img" aria-label={label}>
              <TileImage image={image} size="large" />
            </span>
          ))}
        </div>
      )}
      <ActionState picture={app ? null : wallet} status={failed ?? ask} />
      <p className="state-note" role="status">
        {progress?.title}
      </p>
      <div className="action-ways sign-in-ways">
        <PressButton part={cancel} shape="wide" />
        <PressButton part={sign} shape="wide" />
      </div>
    </div>
  )
}
