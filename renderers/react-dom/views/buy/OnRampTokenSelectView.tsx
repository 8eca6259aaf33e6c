import { onRampTokenSelectView } from '../../../../core/view-models/buy/on-ramp-token-select.ts'
import type { OnRampTokenSelectParts } from '../../../../core/view-models/buy/on-ramp-token-select.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { GroupedList } from '../../parts/lists/GroupedList.tsx'
import { ItemRow } from '../../parts/lists/ItemRow.tsx'
import { LegalLines } from '../../parts/LegalLines.tsx'
import { TypeField } from '../../parts/TypeField.tsx'
import connectCss from '../../theme/views/connect.css?inline'
import fieldCss from '../../theme/field.css?inline'
import longListCss from '../../theme/long-list.css?inline'
import swapCss from '../../theme/views/swap.css?inline'
import transactionsCss from '../../theme/views/transactions.css?inline'

/** OnRampTokenSelect: the search stays visible above a windowed list, with the legal text at the bottom. */
export const onRampTokenSelect = loadedView(
  onRampTokenSelectView,
  OnRampTokenSelectView,
  fieldCss,
  longListCss,
  transactionsCss,
  swapCss,
  connectCss,
)

function OnRampTokenSelectView({
  parts: { search, list, ...legal },
}: {
  readonly parts: OnRampTokenSelectParts
}) {
  const hasNone = list.items.length + list.placeholders === 0
  return (
    <div className="long-list swap-tokens">
      <TypeField part={search} icon="search" />
      {!hasNone && <GroupedList part={list} Row={ItemRow} />}
      <p className="empty" role="status">
        {hasNone ? list.empty : null}
      </p>
      <LegalLines {...legal} />
    </div>
  )
}
