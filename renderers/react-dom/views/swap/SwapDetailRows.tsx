import type { SwapFacts } from '../../../../core/view-models/swap/facts.ts'
import type { SlippageParts } from '../../../../core/view-models/swap/slippage.ts'
import type { SwapParts } from '../../../../core/view-models/swap/swap.ts'
import { ChoiceBar } from '../../parts/ChoiceBar.tsx'
import { FactLine } from '../../parts/FactLine.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { TypeField } from '../../parts/TypeField.tsx'

type Details = Pick<SwapParts, keyof SwapFacts | keyof SlippageParts>

/** Renders the details of a swap, folded below its rate, and the choice of the maximum slippage. Without a quote, renders only that choice. */
export function SwapDetailRows({ parts }: { readonly parts: Details }) {
  const { rate, cost, impact, maxSlippage, minimum, fee } = parts
  const { slippage, lower, typedSlippage, raise } = parts
  const chosen = slippage?.options.find(({ selected }) => selected)
  if (!rate && !slippage) return null
  return (
    <details className="facts swap-details">
      <summary className="fact row" part="row">
        <span className="fact-label">{rate?.label ?? slippage?.label}</span>
        <span className="fact-value" title={rate?.full}>
          <bdi>{rate?.value ?? chosen?.label}</bdi>
        </span>
        <Icon name="chevron" />
      </summary>
      {cost && <FactLine part={cost} />}
      {impact && <FactLine part={impact} />}
      {maxSlippage && <FactLine part={maxSlippage} />}
      {minimum && <FactLine part={minimum} />}
      {fee && <FactLine part={fee} />}
      {slippage && (
        <div className="swap-slippage">
          <ChoiceBar part={slippage} />
          {lower && <PressButton part={lower} shape="bare" />}
          {typedSlippage && <TypeField part={typedSlippage} />}
          {raise && <PressButton part={raise} shape="bare" />}
        </div>
      )}
    </details>
  )
}
