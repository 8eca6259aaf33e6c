import { whatIsAWalletView } from '../../../../core/view-models/wallets/what-is-a-wallet.ts'
import type { WhatIsAWalletParts } from '../../../../core/view-models/wallets/what-is-a-wallet.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { GateDrawing } from '../../drawings/GateDrawing.tsx'
import { KeyDrawing } from '../../drawings/KeyDrawing.tsx'
import { StrongboxDrawing } from '../../drawings/StrongboxDrawing.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import explainersCss from '../../theme/views/explainers.css?inline'
import { Explainer } from './Explainer.tsx'

/** WhatIsAWallet: a key, a strongbox and a gate, each with a short text, and a button that leads to a wallet. */
export const whatIsAWallet = loadedView(whatIsAWalletView, WhatIsAWalletView, explainersCss)

function WhatIsAWalletView({ parts: { login, home, gateway, get } }: { readonly parts: WhatIsAWalletParts }) {
  return (
    <div className="explainers">
      <ul>
        <Explainer part={login}>
          <KeyDrawing />
        </Explainer>
        <Explainer part={home}>
          <StrongboxDrawing />
        </Explainer>
        <Explainer part={gateway}>
          <GateDrawing />
        </Explainer>
      </ul>
      {get && <PressButton part={get} shape="wide" />}
    </div>
  )
}
