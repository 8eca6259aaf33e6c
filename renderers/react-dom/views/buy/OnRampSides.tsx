import type { ReactNode } from 'react'
import type { Line } from '../../../../core/view-models/parts/parts.ts'
import type { OnRampProvidersParts } from '../../../../core/view-models/buy/on-ramp-providers.ts'
import { AmountCard, ReceivedCard } from '../../parts/AmountCard.tsx'
import { PressButton } from '../../parts/PressButton.tsx'

/** Renders the payment above, the received amount with its costs below, and the payment method between them. */
export function OnRampSides({
  parts,
  children,
}: {
  readonly parts: OnRampProvidersParts
  readonly children: ReactNode
}) {
  const { amount, currency, limits, received, purchase } = parts
  if (!amount || !purchase) return null
  return (
    <>
      <AmountCard part={amount} pill={currency}>
        {limits && (
          <>
            <span>{limits.label}</span> <bdi>{limits.value}</bdi>
          </>
        )}
      </AmountCard>
      {children}
      {received && (
        <ReceivedCard part={received} pill={purchase}>
          <Costs parts={parts} />
        </ReceivedCard>
      )}
    </>
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
