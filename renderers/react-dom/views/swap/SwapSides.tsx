import type { SwapSidesParts } from '../../../../core/view-models/swap/sides.ts'
import { AmountCard, AmountHeld, AmountWorth, ReceivedCard } from '../../parts/AmountCard.tsx'
import { PressButton } from '../../parts/PressButton.tsx'

/** Renders the two tokens of a swap: the paid one above, the received one below, and a switch button between them. */
export function SwapSides({ parts }: { readonly parts: SwapSidesParts }) {
  const { source, amount, amountWorth, sourceHeld, switchSides } = parts
  const { target, received, receivedWorth, targetHeld } = parts
  if (!source || !target) return null
  return (
    <div className="swap-sides">
      {amount && (
        <AmountCard part={amount} pill={source}>
          <AmountWorth part={amountWorth} />
          <AmountHeld part={sourceHeld} />
        </AmountCard>
      )}
      {switchSides && <PressButton part={switchSides} shape="bare" />}
      {received && (
        <ReceivedCard part={received} pill={target}>
          <AmountWorth part={receivedWorth} isAwaited={received.value === null} />
          <AmountHeld part={targetHeld} />
        </ReceivedCard>
      )}
    </div>
  )
}

/** Renders the form while its tokens are loading, in its later size. */
export function SwapSkeleton() {
  return (
    <>
      <div className="swap-sides" aria-hidden="true">
        <CardSkeleton />
        <span className="button" />
        <CardSkeleton />
      </div>
      <div className="swap-rate" aria-hidden="true">
        <span className="bar" />
      </div>
      <div className="swap-next" aria-hidden="true">
        <span className="bar" />
      </div>
    </>
  )
}

function CardSkeleton() {
  return (
    <div className="amount-card">
      <span className="amount-head">
        <span className="bar" />
      </span>
      <span className="amount-figure">
        <span className="bar" />
      </span>
      <span className="token-pill">
        <span className="bar" />
      </span>
      <span className="amount-foot">
        <span className="bar" />
      </span>
    </div>
  )
}
