import { onRampFiatSelectView } from '../../../../core/view-models/buy/on-ramp-fiat-select.ts'
import type { OnRampFiatSelectParts } from '../../../../core/view-models/buy/on-ramp-fiat-select.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ItemList } from '../../parts/lists/ItemList.tsx'
import { LegalLines } from '../../parts/LegalLines.tsx'
import connectCss from '../../theme/views/connect.css?inline'

/** OnRampFiatSelect: the currencies in rows, the legal text at the bottom. */
export const onRampFiatSelect = loadedView(onRampFiatSelectView, OnRampFiatSelectView, connectCss)

function OnRampFiatSelectView({ parts: { list, ...legal } }: { readonly parts: OnRampFiatSelectParts }) {
  return (
    <>
      <ItemList part={list} quietHeading />
      <LegalLines {...legal} />
    </>
  )
}
