import { walletSendPreviewView } from '../../../../core/view-models/send/wallet-send-preview.ts'
import type { WalletSendPreviewParts } from '../../../../core/view-models/send/wallet-send-preview.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { AddressCard } from '../../parts/AddressCard.tsx'
import { AmountHero } from '../../parts/AmountHero.tsx'
import { FactLine } from '../../parts/FactLine.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import amountCss from '../../theme/amount.css?inline'
import accountCss from '../../theme/views/account.css?inline'
import reviewCss from '../../theme/views/review.css?inline'
import sendCss from '../../theme/views/send.css?inline'

/** WalletSendPreview: the content to sign, line by line. At the bottom, always visible, are a fixed area for late content and two buttons. */
export const walletSendPreview = loadedView(
  walletSendPreviewView,
  WalletSendPreviewView,
  amountCss,
  accountCss,
  reviewCss,
  sendCss,
)

function WalletSendPreviewView({ parts }: { readonly parts: WalletSendPreviewParts }) {
  const { amount, named, worth, receiver, address, network, cost, opening, arrives } = parts
  const {
    careful,
    simulated,
    unchecked,
    otherSymbol,
    namedByService,
    elsewhere,
    lookAlike,
    caution,
    costly,
    openRequest,
    refusal,
    retry,
    failed,
    waiting,
    cancel,
    send,
  } = parts
  return (
    <div className="send">
      {amount && <AmountHero amount={amount} worth={worth} />}
      {receiver && address && <AddressCard name={receiver} address={address} />}
      <div className="facts">
        {named && <FactLine part={named} />}
        {network && <FactLine part={network} />}
        {cost && <FactLine part={cost} />}
        {opening && <FactLine part={opening} />}
        {arrives && <FactLine part={arrives} />}
      </div>
      <div className="review-foot send-foot">
        <div className="send-notes">
          {careful && <p className="review-note">{careful.title}</p>}
          {simulated && <p className="review-note">{simulated.title}</p>}
          {unchecked && <NoticeBox part={unchecked} />}
          {otherSymbol && <NoticeBox part={otherSymbol} />}
          {namedByService && <NoticeBox part={namedByService} />}
          {elsewhere && <NoticeBox part={elsewhere} />}
          {lookAlike && <NoticeBox part={lookAlike} />}
          {caution && <NoticeBox part={caution} />}
          {costly && <NoticeBox part={costly} />}
          {openRequest && <NoticeBox part={openRequest} />}
          {refusal && <NoticeBox part={refusal}>{retry && <PressButton part={retry} />}</NoticeBox>}
          {failed && <NoticeBox part={failed} isAnswer />}
          {waiting && (
            <div role="status">
              <NoticeBox part={waiting} />
            </div>
          )}
        </div>
        <div className="review-buttons send-ways">
          <PressButton part={cancel} shape="wide" />
          {send && <PressButton part={send} shape="wide" />}
        </div>
      </div>
    </div>
  )
}
