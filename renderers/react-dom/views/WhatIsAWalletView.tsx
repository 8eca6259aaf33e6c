import { whatIsAWalletView } from '../../../core/view-models/what-is-a-wallet.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { GateDrawing } from '../drawings/GateDrawing.tsx'
import { KeyDrawing } from '../drawings/KeyDrawing.tsx'
import { StrongboxDrawing } from '../drawings/StrongboxDrawing.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Explainer } from './Explainer.tsx'

/** WhatIsAWallet: a key, a strongbox and a gate, each with its few words, and the way to a wallet. */
export function WhatIsAWalletView() {
  const { login, home, gateway, get } = useViewModel(whatIsAWalletView).parts
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
      <PressButton part={get} shape="wide" />
    </div>
  )
}
