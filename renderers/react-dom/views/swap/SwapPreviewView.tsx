import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import type { SwapPreviewParts } from '../../../../core/view-models/swap/swap-preview.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { FactLine } from '../../parts/FactLine.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import accountCss from '../../theme/views/account.css?inline'
import reviewCss from '../../theme/views/review.css?inline'
import swapCss from '../../theme/views/swap.css?inline'

/**
 * SwapPreview: the paid and the received token, the spender and its allowance, and the details. At the bottom, always visible, are late content
 * and two buttons.
 */
export const swapPreview = loadedView(swapPreviewView, SwapPreviewView, accountCss, reviewCss, swapCss)

function SwapPreviewView({ parts }: { readonly parts: SwapPreviewParts }) {
  const { pays, paysWorth, paysNamed, receives, receivesWorth, receivesNamed } = parts
  const { paysContract, receivesContract } = parts
  const { rate, cost, impact, maxSlippage, minimum, fee } = parts
  const { allowed, spender, deadline, note, careful, simulated, posing } = parts
  const { risks, failed, retry, buy, waiting, cancel, confirm } = parts
  return (
    <div className="swap">
      {pays && (
        <div className="facts swap-facts">
          <FactLine part={pays} />
          {paysNamed && <FactLine part={paysNamed} />}
          {paysWorth && <FactLine part={paysWorth} />}
          {paysContract && <FactLine part={paysContract} />}
          {receives && <FactLine part={receives} />}
          {receivesNamed && <FactLine part={receivesNamed} />}
          {receivesWorth && <FactLine part={receivesWorth} />}
          {receivesContract && <FactLine part={receivesContract} />}
        </div>
      )}
      {allowed && (
        <div className="facts swap-facts">
          <FactLine part={allowed} />
          {spender && <FactLine part={spender} />}
          {deadline && <FactLine part={deadline} />}
        </div>
      )}
      {note && <NoticeBox part={note} />}
      {rate && (
        <div className="facts swap-facts">
          <FactLine part={rate} />
          {cost && <FactLine part={cost} />}
          {impact && <FactLine part={impact} />}
          {maxSlippage && <FactLine part={maxSlippage} />}
          {minimum && <FactLine part={minimum} />}
          {fee && <FactLine part={fee} />}
        </div>
      )}
      <div className="review-foot swap-foot">
        <div className="swap-notes">
          <p className="swap-careful">{careful.title}</p>
          {simulated && <p className="swap-careful">{simulated.title}</p>}
        </div>
        {posing && <NoticeBox part={posing} />}
        {risks && <NoticeBox part={risks} />}
        {failed && (
          <NoticeBox part={failed}>
            {retry && <PressButton part={retry} />}
            {buy && <PressButton part={buy} />}
          </NoticeBox>
        )}
        {waiting && (
          <div role="status">
            <NoticeBox part={waiting} />
          </div>
        )}
        <div className="swap-ways">
          <PressButton part={cancel} shape="wide" />
          <PressButton part={confirm} shape="wide" />
        </div>
      </div>
    </div>
  )
}
