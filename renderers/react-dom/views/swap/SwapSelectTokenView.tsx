import type { List } from '../../../../core/view-models/parts/parts.ts'
import { swapSelectTokenView } from '../../../../core/view-models/swap/swap-select-token.ts'
import type { SwapSelectTokenParts } from '../../../../core/view-models/swap/swap-select-token.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { GroupedList } from '../../parts/lists/GroupedList.tsx'
import { ItemRow } from '../../parts/lists/ItemRow.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { TypeField } from '../../parts/TypeField.tsx'
import fieldCss from '../../theme/field.css?inline'
import longListCss from '../../theme/long-list.css?inline'
import swapCss from '../../theme/views/swap.css?inline'
import transactionsCss from '../../theme/views/transactions.css?inline'

/** SwapSelectToken: the search and the suggested tokens stay visible above a windowed list. */
export const swapSelectToken = loadedView(
  swapSelectTokenView,
  SwapSelectTokenView,
  fieldCss,
  longListCss,
  transactionsCss,
  swapCss,
)

function SwapSelectTokenView({ parts }: { readonly parts: SwapSelectTokenParts }) {
  const { search, suggested, failed, retry, list } = parts
  return (
    <div className="long-list swap-tokens">
      <TypeField part={search} icon="search" />
      {suggested && <Chips part={suggested} />}
      {failed && <NoticeBox part={failed}>{retry && <PressButton part={retry} />}</NoticeBox>}
      {list && <Tokens part={list} />}
    </div>
  )
}

function Chips({ part: { label, items } }: { readonly part: List }) {
  return (
    <ul className="swap-chips" aria-label={label} role="list">
      {items.map((item) => (
        <li key={item.key}>
          <ItemRow part={item} />
        </li>
      ))}
    </ul>
  )
}

function Tokens({ part }: { readonly part: List }) {
  const hasNone = part.items.length + part.placeholders === 0
  return (
    <>
      {!hasNone && <GroupedList part={part} Row={ItemRow} />}
      <p className="empty" role="status">
        {hasNone ? part.empty : null}
      </p>
    </>
  )
}
