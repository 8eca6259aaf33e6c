import { buyInProgressView } from '../../../../core/view-models/buy/buy-in-progress.ts'
import type { BuyInProgressParts } from '../../../../core/view-models/buy/buy-in-progress.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ActionState } from '../../parts/ActionState.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { QrPicture } from '../../parts/pictures/QrPicture.tsx'
import actionCss from '../../theme/views/action-state.css?inline'
import pairingCss from '../../theme/views/pairing.css?inline'

/**
 * BuyInProgress: the provider, the status, the account if it is another one, and the main action. Below is the link, to be opened on another
 * device.
 */
export const buyInProgress = loadedView(buyInProgressView, BuyInProgressView, actionCss, pairingCss)

function BuyInProgressView({
  parts: { picture, qrCode, status, forWhom, open, retry, purchases, copy },
}: {
  readonly parts: BuyInProgressParts
}) {
  return (
    <div className="action">
      {qrCode && <QrPicture part={qrCode} />}
      <ActionState picture={picture} status={status} />
      {forWhom && <NoticeBox part={forWhom} />}
      <div className="action-ways">
        {open && <PageLink part={open} shape="wide" tone="accent" />}
        {retry && <PressButton part={retry} shape="wide" />}
        {purchases && <PressButton part={purchases} shape="wide" />}
        {copy && <PressButton part={copy} />}
      </div>
    </div>
  )
}
