import { swapView } from '../../../../core/view-models/swap/swap.ts'
import type { SwapParts } from '../../../../core/view-models/swap/swap.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { ProgressMark } from '../../parts/pictures/ProgressMark.tsx'
import accountCss from '../../theme/views/account.css?inline'
import choiceCss from '../../theme/choice.css?inline'
import fieldCss from '../../theme/field.css?inline'
import swapCss from '../../theme/views/swap.css?inline'
import { SwapDetailRows } from './SwapDetailRows.tsx'
import { SwapSides } from './SwapSides.tsx'

/** Swap: the two sides with a switch button between them, a fixed area for late content, the folded details, and the button at the bottom. */
export const swap = loadedView(swapView, SwapView, accountCss, fieldCss, choiceCss, swapCss)

function SwapView({ parts }: { readonly parts: SwapParts }) {
  const { unable, networks, loading, failed, retry, posing, lacking, buy, next } = parts
  return (
    <div className="swap">
      {unable && <NoticeBox part={unable}>{networks && <PressButton part={networks} />}</NoticeBox>}
      {loading && <ProgressMark part={loading} />}
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
