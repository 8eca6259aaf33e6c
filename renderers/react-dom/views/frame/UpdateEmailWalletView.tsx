import { updateEmailWalletView } from '../../../../core/view-models/frame/update-email-wallet.ts'
import type { UpdateEmailWalletParts } from '../../../../core/view-models/frame/update-email-wallet.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { TypeField } from '../../parts/TypeField.tsx'
import emailCss from '../../theme/views/email.css?inline'
import fieldCss from '../../theme/field.css?inline'

/** UpdateEmailWallet: the field for another address, its error, and two buttons. */
export const updateEmailWallet = loadedView(updateEmailWalletView, UpdateEmailWalletView, emailCss, fieldCss)

function UpdateEmailWalletView({
  parts: { email, failed, cancel, save },
}: {
  readonly parts: UpdateEmailWalletParts
}) {
  return (
    <div className="email">
      <TypeField part={email} />
      {failed && <NoticeBox part={failed} />}
      <div className="email-ways">
        <PressButton part={cancel} shape="wide" />
        <PressButton part={save} shape="wide" />
      </div>
    </div>
  )
}
