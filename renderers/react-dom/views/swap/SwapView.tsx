import { swapView } from '../../../../core/view-models/swap/swap.ts'
import type { SwapParts } from '../../../../core/view-models/swap/swap.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import amountCss from '../../theme/amount.css?inline'
import amountCardCss from '../../theme/amount-card.css?inline'
import accountCss from '../../theme/views/account.css?inline'
import choiceCss from '../../theme/choice.css?inline'
import fieldCss from '../../theme/field.css?inline'
import swapCss from '../../theme/views/swap.css?inline'
import { SwapDetailRows } from './SwapDetailRows.tsx'
import { SwapSides, SwapSkeleton } from './SwapSides.tsx'

/** Swap: the two sides with a switch button between them, notices, the rate with its details, and the button at the bottom. */
export const swap = loadedView(
  swapView,
  SwapView,
  accountCss,
  fieldCss,
  choiceCss,
  amountCss,
  amountCardCss,
  swapCss,
)

function SwapView({ parts }: { readonly parts: SwapParts }) {
  const { unable, networks, loading, failed, retry, posing, lacking, buy, next } = parts
  return (
    <div className="swap">
      {unable && <NoticeBox part={unable}>{networks && <PressButton part={networks} />}</NoticeBox>}
      {loading && (
        <>
          <p className="visually-hidden" role="status">
            {loading.label}
          </p>
          <SwapSkeleton />
        </>
      )}
      <SwapSides parts={parts} />
      {failed && <NoticeBox part={failed}>{retry && <PressButton part={retry} />}</NoticeBox>}
      {posing && <NoticeBox part={posing} />}
      {lacking && (
        <div role="status">
          <NoticeBox part={lacking}>{buy && <PressButton part={buy} />}</NoticeBox>
        </div>
      )}
      <SwapDetailRows parts={parts} />
      {next && (
        <div className="swap-next">
          <PressButton part={next} shape="wide" />
        </div>
      )}
    </div>
  )
}
