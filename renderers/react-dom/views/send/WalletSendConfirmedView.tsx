import { walletSendConfirmedView } from '../../../../core/view-models/send/wallet-send-confirmed.ts'
import type { WalletSendConfirmedParts } from '../../../../core/view-models/send/wallet-send-confirmed.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ActionState } from '../../parts/ActionState.tsx'
import { AddressCard } from '../../parts/AddressCard.tsx'
import { FactLine } from '../../parts/FactLine.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import accountCss from '../../theme/views/account.css?inline'
import actionCss from '../../theme/views/action-state.css?inline'
import reviewCss from '../../theme/views/review.css?inline'

/** WalletSendConfirmed: the state of the transfer, what its words leave open, and a button that leads back. */
export const walletSendConfirmed = loadedView(
  walletSendConfirmedView,
  WalletSendConfirmedView,
  accountCss,
  reviewCss,
  actionCss,
)

function WalletSendConfirmedView({
  parts: { picture, status, amount, receiver, address, explorer, again, close },
}: {
  readonly parts: WalletSendConfirmedParts
}) {
  return (
    <div className="action">
      <ActionState picture={picture} status={status} />
      {amount && (
        <div className="facts">
          <FactLine part={amount} />
        </div>
      )}
      {receiver && address && <AddressCard name={receiver} address={address} />}
      <div className="action-ways">
        {explorer && <PageLink part={explorer} shape="wide" />}
        {again && <PressButton part={again} shape="wide" />}
        <PressButton part={close} shape="wide" />
      </div>
    </div>
  )
}
