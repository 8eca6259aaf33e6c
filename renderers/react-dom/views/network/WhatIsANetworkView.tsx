import { whatIsANetworkView } from '../../../../core/view-models/network/what-is-a-network.ts'
import type { WhatIsANetworkParts } from '../../../../core/view-models/network/what-is-a-network.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { BunchOfKeysDrawing } from '../../drawings/BunchOfKeysDrawing.tsx'
import { LedgerDrawing } from '../../drawings/LedgerDrawing.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import explainersCss from '../../theme/views/explainers.css?inline'
import { Explainer } from '../wallets/Explainer.tsx'

/** WhatIsANetwork: a shared ledger and a bunch of keys, each with a short text, and a link to more information. */
export const whatIsANetwork = loadedView(whatIsANetworkView, WhatIsANetworkView, explainersCss)

function WhatIsANetworkView({ parts: { bolts, uses, more } }: { readonly parts: WhatIsANetworkParts }) {
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
