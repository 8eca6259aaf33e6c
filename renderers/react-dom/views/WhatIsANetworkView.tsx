import { whatIsANetworkView } from '../../../core/view-models/what-is-a-network.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { BunchOfKeysDrawing } from '../drawings/BunchOfKeysDrawing.tsx'
import { LedgerDrawing } from '../drawings/LedgerDrawing.tsx'
import { PageLink } from '../parts/PageLink.tsx'
import { Explainer } from './Explainer.tsx'

/** WhatIsANetwork: a ledger kept by many and a bunch of keys, each with its few words, and where to read on. */
export function WhatIsANetworkView() {
  const { bolts, uses, more } = useViewModel(whatIsANetworkView).parts
  return (
    <div className="explainers">
      <ul>
        <Explainer part={bolts}>
          <LedgerDrawing />
        </Explainer>
        <Explainer part={uses}>
          <BunchOfKeysDrawing />
        </Explainer>
      </ul>
      <PageLink part={more} shape="wide" />
    </div>
  )
}
