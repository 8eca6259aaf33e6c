import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import type { SwapPreviewParts } from '../../../../core/view-models/swap/swap-preview.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { FactLine } from '../../parts/FactLine.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { Stepper } from '../../parts/Stepper.tsx'
import amountCss from '../../theme/amount.css?inline'
import amountCardCss from '../../theme/amount-card.css?inline'
import accountCss from '../../theme/views/account.css?inline'
import reviewCss from '../../theme/views/review.css?inline'
import swapCss from '../../theme/views/swap.css?inline'
import { SwapReviewSides } from './SwapReviewSides.tsx'

/**
 * SwapPreview: the paid and the received token, the steps, the spender and its allowance, and the terms. At the bottom, always visible, are late content
 * and two buttons.
 */
export const swapPreview = loadedView(
  swapPreviewView,
  SwapPreviewView,
  accountCss,
  reviewCss,
  amountCss,
  amountCardCss,
  swapCss,
)

function SwapPreviewView({ parts }: { readonly parts: SwapPreviewParts }) {
  const { pays, paysWorth, receives, receivesWorth } = parts
  return (
    <div className="swap">
      {pays && <SwapReviewSides {...{ pays, paysWorth, receives, receivesWorth }} />}
      {parts.steps && <Stepper part={parts.steps} />}
      <AllowanceFacts {...parts} />
      {parts.note && <NoticeBox part={parts.note} />}
      <QuoteFacts {...parts} />
      <TokenFacts {...parts} />
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
      <div className="facts swap-facts swap-allowance">
        <FactLine part={allowed} />
        {spender && <FactLine part={spender} />}
        {deadline && <FactLine part={deadline} />}
      </div>
    )
  )
}

/** The least amount, the cost and the rate. The other terms of the quote unfold below the rate. */
function QuoteFacts({ rate, cost, impact, maxSlippage, minimum, fee }: SwapPreviewParts) {
  return (
    rate && (
      <div className="facts swap-facts">
        {minimum && <FactLine part={minimum} />}
        {cost && <FactLine part={cost} />}
        <details className="swap-details">
          <summary className="fact row" part="row">
            <span className="fact-label">{rate.label}</span>
            <span className="fact-value" title={rate.full}>
              <bdi>{rate.value}</bdi>
            </span>
            <Icon name="chevron" />
          </summary>
          {impact && <FactLine part={impact} />}
          {maxSlippage && <FactLine part={maxSlippage} />}
          {fee && <FactLine part={fee} />}
        </details>
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
