import { walletSendView } from '../../../../core/view-models/send/wallet-send.ts'
import type { WalletSendParts } from '../../../../core/view-models/send/wallet-send.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { FactLine } from '../../parts/FactLine.tsx'
import { ItemList } from '../../parts/lists/ItemList.tsx'
import { ItemRow } from '../../parts/lists/ItemRow.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { TypeField } from '../../parts/TypeField.tsx'
import accountCss from '../../theme/views/account.css?inline'
import fieldCss from '../../theme/field.css?inline'
import sendCss from '../../theme/views/send.css?inline'

/** WalletSend: the form, a fixed area for late content, and the button at the bottom. */
export const walletSend = loadedView(walletSendView, WalletSendView, accountCss, fieldCss, sendCss)

function WalletSendView({ parts }: { readonly parts: WalletSendParts }) {
  const { unable, networks, token, amount, unit, available, receiver, paste } = parts
  const { recent, found, elsewhere, lookAlike, caution, notFound, retryReceiver, refusal, retry, next } =
    parts
  return (
    <div className="send">
      {unable && <NoticeBox part={unable}>{networks && <PressButton part={networks} />}</NoticeBox>}
      {token && (
        <div className="facts">
          <ItemRow part={token} leadsOn />
        </div>
      )}
      {amount && <TypeField part={amount} />}
      {(unit || available) && (
        <div className="facts">
          {unit && <FactLine part={unit} />}
          {available && <FactLine part={available} />}
        </div>
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
      {next && <PressButton part={next} shape="wide" />}
    </div>
  )
}
