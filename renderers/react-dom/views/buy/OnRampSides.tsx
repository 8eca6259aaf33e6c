import type { Line } from '../../../../core/view-models/parts/parts.ts'
import type { OnRampProvidersParts } from '../../../../core/view-models/buy/on-ramp-providers.ts'
import { AmountCard, ReceivedCard } from '../../parts/AmountCard.tsx'
import { ChoiceBar } from '../../parts/ChoiceBar.tsx'
import { PressButton } from '../../parts/PressButton.tsx'

/** Renders the payment with its presets, method and limits, and the received amount with its costs below. */
export function OnRampSides({ parts }: { readonly parts: OnRampProvidersParts }) {
  const { amount, currency, presets, method, limits, received, purchase } = parts
  if (!amount || !purchase) return null
  return (
    <>
      <AmountCard part={amount} pill={currency}>
        {presets && <ChoiceBar part={presets} />}
        {method && <ChoiceBar part={method} />}
        {limits && <Limits part={limits} isMethodShown={method !== null} />}
      </AmountCard>
      {received && (
        <ReceivedCard part={received} pill={purchase}>
          <Costs parts={parts} />
        </ReceivedCard>
      )}
    </>
  )
}

/** Renders the limits of a payment method. Its name is visible unless it is among the methods to choose from. */
function Limits({
  part: { label, value },
  isMethodShown,
}: {
  readonly part: Line
  readonly isMethodShown: boolean
}) {
  return (
    <span className="on-ramp-limits">
      <span className={isMethodShown ? 'visually-hidden' : undefined}>{label}</span> <bdi>{value}</bdi>
    </span>
  )
}

function Costs({ parts }: { readonly parts: OnRampProvidersParts }) {
  const { providerFee, networkFee, total, estimated, askAgain } = parts
  return (
    <div className="on-ramp-costs">
      {providerFee && <Cost part={providerFee} />}
      {networkFee && <Cost part={networkFee} />}
      {total && <Cost part={total} />}
      {estimated && <p>{estimated.title}</p>}
      {askAgain && <PressButton part={askAgain} />}
    </div>
  )
}

function Cost({ part: { label, value } }: { readonly part: Line }) {
  return (
    <p>
      <span>{label}</span> <bdi>{value}</bdi>
    </p>
  )
}
