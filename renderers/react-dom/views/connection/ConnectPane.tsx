import { useId } from 'react'
import { connectPaneView } from '../../../../core/view-models/connection/connect-pane.ts'
import { featureState } from '../../../../core/view-models/shell/feature-state.ts'
import { useViewModel } from '../../../react-bindings/use-view-model.ts'
import type { State } from '../../../react-bindings/use-view-model.ts'
import { useStyleSheets } from '../../panel/use-style-sheets.ts'
import { QrPicture } from '../../parts/pictures/QrPicture.tsx'
import { OwnBoundary } from '../../shadow/OwnBoundary.tsx'
import paneCss from '../../theme/views/connect-pane.css?inline'
import pairingCss from '../../theme/views/pairing.css?inline'
import { whatIsAWallet } from '../wallets/WhatIsAWalletView.tsx'

const sheets = [...whatIsAWallet.sheets, pairingCss, paneCss]

/**
 * The pane beside Connect in a wide window: a code for a phone if no wallet is installed, else what a wallet is. It waits for what Connect waits for.
 * An error leaves it empty.
 */
export function ConnectPane() {
  const isReady = useViewModel(isConnectReady)
  if (!isReady) return null
  return (
    <OwnBoundary drawing="ConnectPane">
      <DrawnPane />
    </OwnBoundary>
  )
}

function DrawnPane() {
  useStyleSheets(sheets)
  const { title, parts } = useViewModel(paneView)
  const id = useId()
  return (
    <section className="pane" aria-labelledby={id}>
      <h2 className="pane-title" id={id}>
        {title}
      </h2>
      {'qrCode' in parts ? <QrPicture part={parts.qrCode} /> : <whatIsAWallet.Drawing parts={parts} />}
    </section>
  )
}

function isConnectReady(state: State): boolean {
  return featureState(state, 'Connect') === 'here'
}

function paneView(state: State) {
  return connectPaneView(state as Parameters<typeof connectPaneView>[0])
}
