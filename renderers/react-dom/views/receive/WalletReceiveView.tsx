import { walletReceiveView } from '../../../../core/view-models/receive/wallet-receive.ts'
import type { WalletReceiveParts } from '../../../../core/view-models/receive/wallet-receive.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { CopyChip } from '../../parts/CopyChip.tsx'
import { FactLine } from '../../parts/FactLine.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { QrPicture } from '../../parts/pictures/QrPicture.tsx'
import accountCss from '../../theme/views/account.css?inline'
import pairingCss from '../../theme/views/pairing.css?inline'
import receiveCss from '../../theme/views/receive.css?inline'

/** WalletReceive: the address on a chip that copies it, its QR code, and a link to the networks at the bottom. */
export const walletReceive = loadedView(
  walletReceiveView,
  WalletReceiveView,
  accountCss,
  pairingCss,
  receiveCss,
)

function WalletReceiveView({
  parts: { locked, qrCode, address, copy, networks },
}: {
  readonly parts: WalletReceiveParts
}) {
  return (
    <div className="receive">
      {locked && <NoticeBox part={locked} />}
      {address && copy && <CopyChip line={address} copy={copy} />}
      {qrCode && <QrPicture part={qrCode} />}
      {networks && <FactLine part={networks} />}
    </div>
  )
}
