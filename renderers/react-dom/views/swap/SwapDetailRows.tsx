import { useId, useState } from 'react'
import type { SwapFacts } from '../../../../core/view-models/swap/facts.ts'
import type { SlippageParts } from '../../../../core/view-models/swap/slippage.ts'
import type { SwapParts } from '../../../../core/view-models/swap/swap.ts'
import { ChoiceBar } from '../../parts/ChoiceBar.tsx'
import { FactLine } from '../../parts/FactLine.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { TypeField } from '../../parts/TypeField.tsx'

type Details = Pick<SwapParts, 'received' | keyof SwapFacts | keyof SlippageParts>

/**
 * Renders the rate and the costs in one line, with two buttons at its end. One unfolds the details, the other the choice of the maximum slippage.
 * At most one of them is open.
 */
export function SwapDetailRows({ parts }: { readonly parts: Details }) {
  const { rate, received, slippage } = parts
  const id = useId()
  const [open, setOpen] = useState<'facts' | 'slippage' | null>(null)
  if (!rate && !slippage) return null
  const toggle = (which: 'facts' | 'slippage') => ({
    type: 'button' as const,
    part: 'button',
    'aria-expanded': open === which,
    'aria-controls': `${id}-${which}`,
    onClick: () => setOpen(open === which ? null : which),
  })
  return (
    <div className="swap-terms">
      <div className="swap-rate">
        <span className="swap-rate-words" title={rate?.full}>
          {!rate && received?.value === null && <span className="bar" />}
          {rate && (
            <>
              <span className="visually-hidden">{rate.label}</span> <bdi>{rate.value}</bdi>
            </>
          )}
        </span>
        {rate?.more !== undefined && (
          <button className="swap-toggle" {...toggle('facts')}>
            {rate.more}
            <Icon name="chevron" />
          </button>
        )}
        {slippage && (
          <button className="swap-toggle" {...toggle('slippage')}>
            <Icon name="settings" />
            <span className="visually-hidden">{slippage.label}</span>{' '}
            <span>{slippage.options.find(({ selected }) => selected)?.label}</span>
          </button>
        )}
      </div>
      {rate && <Facts id={`${id}-facts`} isOpen={open === 'facts'} parts={parts} />}
      {slippage && <Slippage id={`${id}-slippage`} isOpen={open === 'slippage'} parts={parts} />}
    </div>
  )
}

type Fold = { readonly id: string; readonly isOpen: boolean; readonly parts: Details }

function Facts({ id, isOpen, parts }: Fold) {
  const { cost, impact, maxSlippage, minimum, fee } = parts
  return (
    <div className="facts swap-facts" id={id} hidden={!isOpen}>
      {minimum && <FactLine part={minimum} />}
      {maxSlippage && <FactLine part={maxSlippage} />}
      {impact && <FactLine part={impact} />}
      {cost && <FactLine part={cost} />}
      {fee && <FactLine part={fee} />}
    </div>
  )
}

function Slippage({ id, isOpen, parts }: Fold) {
  const { slippage, lower, typedSlippage, raise } = parts
  return (
    <div className="facts swap-slippage" id={id} hidden={!isOpen}>
      {slippage && <ChoiceBar part={slippage} />}
      {lower && <PressButton part={lower} shape="bare" />}
      {typedSlippage && <TypeField part={typedSlippage} />}
      {raise && <PressButton part={raise} shape="bare" />}
    </div>
  )
}
