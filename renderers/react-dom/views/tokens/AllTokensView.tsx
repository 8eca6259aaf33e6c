import { useRef, useState } from 'react'
import { allTokensView } from '../../../../core/view-models/tokens/all-tokens.ts'
import type { AllTokensParts } from '../../../../core/view-models/tokens/all-tokens.ts'
import type { List } from '../../../../core/view-models/parts/parts.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { createScrollPace } from '../../parts/lists/scroll-pace.ts'
import { ItemRow } from '../../parts/lists/ItemRow.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { TokenRow } from '../../parts/lists/TokenRow.tsx'
import { TokenSkeleton } from '../../parts/lists/TokenSkeleton.tsx'
import { useVisibleRows } from '../../parts/lists/use-visible-rows.ts'
import tokensCss from '../../theme/token-rows.css?inline'

/** AllTokens: a windowed list. */
export const allTokens = loadedView(allTokensView, AllTokensView, tokensCss)

/** The height of a row in pixels, and how many rows are rendered beyond the visible ones. */
const rowHeight = 56
const rowsBeyond = 3

function AllTokensView({ parts }: { readonly parts: AllTokensParts }) {
  const { tokensFailed, tokensRetry, list, firstPurchase, fund, hidden } = parts
  return (
    <div className="all-tokens">
      {tokensFailed && (
        <NoticeBox part={tokensFailed}>{tokensRetry && <PressButton part={tokensRetry} />}</NoticeBox>
      )}
      {list && <TokenWindow part={list} />}
      {firstPurchase && <ItemRow part={firstPurchase} leadsOn />}
      {fund && <ItemRow part={fund} leadsOn />}
      {hidden && <p className="quiet-note">{hidden.title}</p>}
    </div>
  )
}

function TokenWindow({ part: { items, label, empty, placeholders } }: { readonly part: List }) {
  const scroller = useRef<HTMLDivElement>(null)
  const [pace] = useState(createScrollPace)
  const { first, last } = useVisibleRows(scroller, rowHeight, pace)
  const from = Math.max(0, first - rowsBeyond)
  return (
    <div className="tokens-scroll" ref={scroller} role="region" aria-label={label} tabIndex={0}>
      <ul
        role="list"
        aria-busy={placeholders > 0 || undefined}
        style={{ blockSize: (items.length + placeholders) * rowHeight }}
      >
        {items.slice(from, last + rowsBeyond).map((item, index) => (
          <li
            key={item.key}
            aria-setsize={items.length}
            aria-posinset={from + index + 1}
            style={{ insetBlockStart: (from + index) * rowHeight }}
          >
            <TokenRow part={item} />
          </li>
        ))}
        {Array.from({ length: placeholders }, (_, index) => (
          <li
            key={`placeholder ${index}`}
            aria-hidden="true"
            style={{ insetBlockStart: (items.length + index) * rowHeight }}
          >
            <TokenSkeleton />
          </li>
        ))}
      </ul>
      <p className="empty" role="status">
        {items.length + placeholders === 0 ? empty : null}
      </p>
    </div>
  )
}
