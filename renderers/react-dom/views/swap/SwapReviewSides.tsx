import type { Line } from '../../../../core/view-models/parts/parts.ts'
import { Amount } from '../../parts/Amount.tsx'
import { AwaitedValue } from '../../parts/FactLine.tsx'
import { TileImage } from '../../parts/pictures/TileImage.tsx'

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
    <div className="swap-sides">
      <Side amount={pays} worth={paysWorth} />
      {receives && <Side amount={receives} worth={receivesWorth} />}
    </div>
  )
}

function Side({ amount, worth }: { readonly amount: Line; readonly worth: Line | null }) {
  return (
    <div className="swap-side">
      <div className="swap-received">
        <span className="swap-label">{amount.label}</span>
        <span className="swap-figure" data-tone={amount.tone} title={amount.full}>
          {amount.value === null ? (
            <AwaitedValue words={amount.full ?? ''} />
          ) : (
            <Amount text={amount.value} exact={amount.exact} />
          )}
        </span>
      </div>
      {amount.image && <TileImage image={amount.image} size="row" />}
      {worth && (
        <div className="swap-side-foot">
          <span>
            <span className="visually-hidden">{worth.label}</span> <bdi>{worth.value}</bdi>
          </span>
        </div>
      )}
    </div>
  )
}
