import { onRampFiatSelectView } from '../../../core/view-models/on-ramp-fiat-select.ts'
import type { OnRampFiatSelectParts } from '../../../core/view-models/on-ramp-fiat-select.ts'
import { loadedView } from '../panel/loaded-view.ts'
import { ItemList } from '../parts/ItemList.tsx'

/** OnRampFiatSelect: the currencies in rows. */
export const onRampFiatSelect = loadedView(onRampFiatSelectView, OnRampFiatSelectView)

function OnRampFiatSelectView({ parts: { list } }: { readonly parts: OnRampFiatSelectParts }) {
  return <ItemList part={list} quietHeading />
}
