import { walletSendView } from '../../../../core/view-models/send/wallet-send.ts'
import type { WalletSendParts } from '../../../../core/view-models/send/wallet-send.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { AmountCard, AmountHeld, AmountWorth } from '../../parts/AmountCard.tsx'
import { FactLine } from '../../parts/FactLine.tsx'
import { ItemList } from '../../parts/lists/ItemList.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { TypeField } from '../../parts/TypeField.tsx'
import amountCss from '../../theme/amount.css?inline'
import amountCardCss from '../../theme/amount-card.css?inline'
import accountCss from '../../theme/views/account.css?inline'
import fieldCss from '../../theme/field.css?inline'
import sendCss from '../../theme/views/send.css?inline'

/** WalletSend: the amount and its token, the receiver, a fixed area for late content, and the button at the bottom. */
export const walletSend = loadedView(
  walletSendView,
  WalletSendView,
  accountCss,
  fieldCss,
  amountCss,
  amountCardCss,
  sendCss,
)

function WalletSendView({ parts }: { readonly parts: WalletSendParts }) {
  const { unable, networks, token, amount, unit, available, receiver, paste } = parts
  const { recent, found, elsewhere, lookAlike, caution, notFound, retryReceiver, refusal, retry, next } =
    parts
  return (
    <div className="send">
      {unable && <NoticeBox part={unable}>{networks && <PressButton part={networks} />}</NoticeBox>}
      {amount && (
        <AmountCard part={amount} pill={token}>
          <AmountWorth part={unit} />
          <AmountHeld part={available} />
        </AmountCard>
      )}
      {receiver && <TypeField part={receiver}>{paste && <PressButton part={paste} />}</TypeField>}
      {next && (
        <div className="send-notes">
          {recent && <ItemList part={recent} />}
          {found && (
            <div className="facts">
              <FactLine part={found} />
            </div>
          )}
          {notFound && (
            <NoticeBox part={notFound}>{retryReceiver && <PressButton part={retryReceiver} />}</NoticeBox>
          )}
          {elsewhere && <NoticeBox part={elsewhere} />}
          {lookAlike && <NoticeBox part={lookAlike} />}
          {caution && <NoticeBox part={caution} />}
          {refusal && <NoticeBox part={refusal}>{retry && <PressButton part={retry} />}</NoticeBox>}
        </div>
      )}
      {next && (
        <div className="send-next">
          <PressButton part={next} shape="wide" />
        </div>
      )}
    </div>
  )
}
