import { walletSendConfirmedView } from '../../../../core/view-models/send/wallet-send-confirmed.ts'
import type { WalletSendConfirmedParts } from '../../../../core/view-models/send/wallet-send-confirmed.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { AddressCard } from '../../parts/AddressCard.tsx'
import { FactLine } from '../../parts/FactLine.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { TileImage } from '../../parts/pictures/TileImage.tsx'
import accountCss from '../../theme/views/account.css?inline'
import reviewCss from '../../theme/views/review.css?inline'
import sendCss from '../../theme/views/send.css?inline'

/** WalletSendConfirmed: the token, the status of the sending, the receiver, and a button that leads back. */
export const walletSendConfirmed = loadedView(
  walletSendConfirmedView,
  WalletSendConfirmedView,
  accountCss,
  reviewCss,
  sendCss,
)

function WalletSendConfirmedView({
  parts: { picture, status, amount, receiver, address, explorer, again, close },
}: {
  readonly parts: WalletSendConfirmedParts
}) {
  return (
    <div className="send">
      {picture && (
        <div className="send-picture" role="img" aria-label={picture.label} data-mood={picture.mood}>
          <TileImage image={picture.image} size="large" />
        </div>
      )}
      <div className="send-status" role="status">
        {status && <NoticeBox part={status} />}
      </div>
      {amount && (
        <div className="facts">
          <FactLine part={amount} />
        </div>
      )}
      {receiver && address && <AddressCard name={receiver} address={address} />}
      {explorer && <PageLink part={explorer} shape="wide" />}
      {again && <PressButton part={again} shape="wide" />}
      <PressButton part={close} shape="wide" />
    </div>
  )
}
