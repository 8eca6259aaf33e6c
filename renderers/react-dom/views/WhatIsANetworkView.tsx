import { whatIsANetworkView } from '../../../core/view-models/what-is-a-network.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { BunchOfKeysDrawing } from '../drawings/BunchOfKeysDrawing.tsx'
import { LedgerDrawing } from '../drawings/LedgerDrawing.tsx'
import { PageLink } from '../parts/PageLink.tsx'
import { Lesson } from './Lesson.tsx'

/** WhatIsANetwork: a ledger kept by many and a bunch of keys, each with its few words, and where to read on. */
export function WhatIsANetworkView() {
  const { bolts, uses, more } = useViewModel(whatIsANetworkView).parts
  return (
    <div className="lessons">
      <ul>
        <Lesson part={bolts}>
          <LedgerDrawing />
        </Lesson>
        <Lesson part={uses}>
          <BunchOfKeysDrawing />
        </Lesson>
      </ul>
      <PageLink part={more} shape="wide" />
    </div>
  )
}
