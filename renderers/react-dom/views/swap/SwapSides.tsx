import type { Line } from '../../../../core/view-models/parts/parts.ts'
import type { SwapSidesParts } from '../../../../core/view-models/swap/sides.ts'
import { ItemRow } from '../../parts/lists/ItemRow.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { ReceivedFigure } from '../../parts/ReceivedFigure.tsx'
import { TypeField } from '../../parts/TypeField.tsx'

/** Renders the two tokens of a swap: the paid one above, the received one below, and a switch button between them. */
export function SwapSides({ parts }: { readonly parts: SwapSidesParts }) {
  const { source, amount, amountWorth, sourceHeld, switchSides } = parts
  const { target, received, receivedWorth, targetHeld } = parts
  if (!source || !target) return null
  return (
    <div className="swap-sides">
      <div className="swap-side">
        {amount && <TypeField part={amount} />}
        <ItemRow part={source} leadsOn />
        <SideFoot worth={amountWorth} held={sourceHeld} />
      </div>
      {switchSides && <PressButton part={switchSides} shape="bare" />}
      <div className="swap-side">
        {received && <ReceivedFigure part={received} />}
        <ItemRow part={target} leadsOn />
        <SideFoot worth={receivedWorth} held={targetHeld} />
      </div>
    </div>
  )
}

function SideFoot({ worth, held }: { readonly worth: Line | null; readonly held: Line | null }) {
  return (
    <div className="swap-side-foot">
      <span>
        {worth && (
          <>
            <span className="visually-hidden">{worth.label}</span> <bdi>{worth.value}</bdi>
          </>
        )}
      </span>
      {held && (
        <span data-tone={held.tone}>
          {held.label} <bdi>{held.value}</bdi>
        </span>
      )}
    </div>
  )
}
