import type { Line } from '../../../../core/view-models/parts/parts.ts'
import { AmountWorth, ReceivedCard } from '../../parts/AmountCard.tsx'

/** Renders what a swap pays and what it brings, on the cards of the form before. */
export function SwapReviewSides({
  pays,
  paysWorth,
  receives,
  receivesWorth,
}: {
  readonly pays: Line
  readonly paysWorth: Line | null
  readonly receives: Line | null
  readonly receivesWorth: Line | null
}) {
  return (
    <div className="swap-sides swap-reviewed">
      <Side amount={pays} worth={paysWorth} />
      {receives && <Side amount={receives} worth={receivesWorth} />}
    </div>
  )
}

function Side({ amount, worth }: { readonly amount: Line; readonly worth: Line | null }) {
  return (
    <ReceivedCard part={amount} picture={amount.image}>
      <AmountWorth part={worth} />
    </ReceivedCard>
  )
}
