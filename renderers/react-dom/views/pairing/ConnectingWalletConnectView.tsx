import { connectingWalletConnectView } from '../../../../core/view-models/pairing/connecting-wallet-connect.ts'
import type { ConnectingWalletConnectParts } from '../../../../core/view-models/pairing/connecting-wallet-connect.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ActionState } from '../../parts/ActionState.tsx'
import { ChoiceBar } from '../../parts/ChoiceBar.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { QrPicture } from '../../parts/pictures/QrPicture.tsx'
import choiceCss from '../../theme/choice.css?inline'
import actionCss from '../../theme/views/action-state.css?inline'
import pairingCss from '../../theme/views/pairing.css?inline'

/** ConnectingWalletConnect: the platforms, the code or the wallet in its ring, and a download link at the bottom. */
export const connectingWalletConnect = loadedView(
  connectingWalletConnectView,
  ConnectingWalletConnectView,
  actionCss,
  choiceCss,
  pairingCss,
)

function ConnectingWalletConnectView({
  parts: { platforms, qrCode, picture, status, retry, connect, open, copy, missing, get },
}: {
  readonly parts: ConnectingWalletConnectParts
}) {
  return (
    <div className="action">
      {platforms && <ChoiceBar part={platforms} />}
      {qrCode && <QrPicture part={qrCode} />}
      <ActionState picture={picture} status={status} />
      <div className="action-ways">
        {open && <PageLink part={open} shape="wide" tone="accent" />}
        {connect && <PressButton part={connect} shape="wide" />}
        {retry && <PressButton part={retry} shape="wide" />}
        {copy && <PressButton part={copy} />}
      </div>
      {missing && (
        <div className="foot">
          <p>{missing.title}</p>
          {get && (get.part === 'link' ? <PageLink part={get} shape="fitted" /> : <PressButton part={get} />)}
        </div>
      )}
    </div>
  )
}
