import { connectingFarcasterView } from '../../../../core/view-models/frame/connecting-farcaster.ts'
import type { ConnectingFarcasterParts } from '../../../../core/view-models/frame/connecting-farcaster.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { PageLink } from '../../parts/PageLink.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { QrPicture } from '../../parts/pictures/QrPicture.tsx'
import actionCss from '../../theme/views/action-state.css?inline'
import pairingCss from '../../theme/views/pairing.css?inline'
import socialCss from '../../theme/views/social.css?inline'
import { SocialWait } from './SocialWait.tsx'

/** ConnectingFarcaster: the code or the link into the app, then the approved account. */
export const connectingFarcaster = loadedView(
  connectingFarcasterView,
  ConnectingFarcasterView,
  actionCss,
  pairingCss,
  socialCss,
)

function ConnectingFarcasterView({
  parts: { qrCode, picture, status, open, retry, copy },
}: {
  readonly parts: ConnectingFarcasterParts
}) {
  return (
    <div className="action">
      {qrCode && <QrPicture part={qrCode} />}
      <SocialWait picture={picture} status={status} />
      <div className="action-ways">
        {open && <PageLink part={open} shape="wide" tone="accent" />}
        {retry && <PressButton part={retry} shape="wide" />}
        {copy && <PressButton part={copy} />}
      </div>
    </div>
  )
}
