import type { ReactNode } from 'react'
import type { Line } from '../../../core/view-models/parts.ts'
import type { OnRampProvidersParts } from '../../../core/view-models/on-ramp-providers.ts'
import { AwaitedValue } from '../parts/FactLine.tsx'
import { ItemRow } from '../parts/ItemRow.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { TypeField } from '../parts/TypeField.tsx'

/** What is paid above, what comes for it and what that costs below, and between them how it is paid. */
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
      <div className="swap-side">
        <TypeField part={amount} />
        {currency && <ItemRow part={currency} leadsOn />}
        {limits && (
          <div className="on-ramp-costs">
            <Cost part={limits} />
          </div>
        )}
      </div>
      {children}
      <div className="swap-side">
        {received && (
          <div className="swap-received" role="status">
            <span className="swap-label">{received.label}</span>
            <span className="swap-figure" data-tone={received.tone}>
              {received.value === null ? (
                <AwaitedValue words={received.full ?? ''} />
              ) : (
                <bdi>{received.value}</bdi>
              )}
            </span>
          </div>
        )}
        <ItemRow part={purchase} leadsOn />
        <Costs parts={parts} />
      </div>
    </>
  )
}

function Costs({ parts }: { readonly parts: OnRampProvidersParts }) {
  const { providerFee, networkFee, total, estimated, askAgain } = parts
  return (
    <div className="on-ramp-costs">
      {estimated && <p>{estimated.title}</p>}
      {askAgain && <PressButton part={askAgain} />}
      {providerFee && <Cost part={providerFee} />}
      {networkFee && <Cost part={networkFee} />}
      {total && <Cost part={total} />}
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
