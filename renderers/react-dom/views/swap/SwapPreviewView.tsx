import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import type { SwapPreviewParts } from '../../../../core/view-models/swap/swap-preview.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { FactLine } from '../../parts/FactLine.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import accountCss from '../../theme/views/account.css?inline'
import reviewCss from '../../theme/views/review.css?inline'
import swapCss from '../../theme/views/swap.css?inline'
import { SwapReviewSides } from './SwapReviewSides.tsx'

/**
 * SwapPreview: the paid and the received token, the spender and its allowance, and the details. At the bottom, always visible, are late content
 * and two buttons.
 */
export const swapPreview = loadedView(swapPreviewView, SwapPreviewView, accountCss, reviewCss, swapCss)

function SwapPreviewView({ parts }: { readonly parts: SwapPreviewParts }) {
  const { pays, paysWorth, receives, receivesWorth } = parts
  return (
    <div className="swap">
      {pays && <SwapReviewSides {...{ pays, paysWorth, receives, receivesWorth }} />}
      <TokenFacts {...parts} />
      <AllowanceFacts {...parts} />
      {parts.note && <NoticeBox part={parts.note} />}
      <QuoteFacts {...parts} />
      <Foot {...parts} />
    </div>
  )
}

/** What the contracts of both tokens say, if it needs a look. */
function TokenFacts({ paysNamed, paysContract, receivesNamed, receivesContract }: SwapPreviewParts) {
  if (!paysNamed && !paysContract && !receivesNamed && !receivesContract) return null
  return (
    <div className="facts swap-facts">
      {paysNamed && <FactLine part={paysNamed} />}
      {paysContract && <FactLine part={paysContract} />}
      {receivesNamed && <FactLine part={receivesNamed} />}
      {receivesContract && <FactLine part={receivesContract} />}
    </div>
  )
}

/** The spender, its allowance, and the end of a permit. */
function AllowanceFacts({ allowed, spender, deadline }: SwapPreviewParts) {
  return (
    allowed && (
      <div className="facts swap-facts">
        <FactLine part={allowed} />
        {spender && <FactLine part={spender} />}
        {deadline && <FactLine part={deadline} />}
      </div>
    )
  )
}

/** The rate and the costs of the quote. */
function QuoteFacts({ rate, cost, impact, maxSlippage, minimum, fee }: SwapPreviewParts) {
  return (
    rate && (
      <div className="facts swap-facts">
        <FactLine part={rate} />
        {cost && <FactLine part={cost} />}
        {impact && <FactLine part={impact} />}
        {maxSlippage && <FactLine part={maxSlippage} />}
        {minimum && <FactLine part={minimum} />}
        {fee && <FactLine part={fee} />}
      </div>
    )
  )
}

/** The notices that arrive late, and the buttons, below everything that scrolls. */
function Foot({
  careful,
  simulated,
  posing,
  risks,
  failed,
  retry,
  buy,
  waiting,
  cancel,
  confirm,
}: SwapPreviewParts) {
  return (
    <div className="review-foot swap-foot">
      <div className="swap-notes">
        <p className="review-note">{careful.title}</p>
        {simulated && <p className="review-note">{simulated.title}</p>}
      </div>
      {posing && <NoticeBox part={posing} />}
      {risks && <NoticeBox part={risks} />}
      {failed && (
        <NoticeBox part={failed} isAnswer>
          {retry && <PressButton part={retry} />}
          {buy && <PressButton part={buy} />}
        </NoticeBox>
      )}
      {waiting && (
        <div role="status">
          <NoticeBox part={waiting} />
        </div>
      )}
      <div className="review-buttons swap-ways">
        <PressButton part={cancel} shape="wide" />
        <PressButton part={confirm} shape="wide" />
      </div>
    </div>
  )
}
