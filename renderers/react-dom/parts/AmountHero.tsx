import type { Line } from '../../../core/view-models/parts/parts.ts'
import { Amount } from './Amount.tsx'
import { AwaitedValue } from './FactLine.tsx'
import { TileImage } from './pictures/TileImage.tsx'

/** Renders the amount that a review is about: the token, the amount in large figures, and its worth. */
export function AmountHero({ amount, worth }: { readonly amount: Line; readonly worth: Line | null }) {
  return (
    <div className="amount-hero">
      {amount.image && <TileImage image={amount.image} size="large" />}
      <span className="visually-hidden">{amount.label}</span>
      {amount.value === null ? (
        <AwaitedValue words={amount.full ?? ''} />
      ) : (
        <Amount text={amount.value} exact={amount.exact} />
      )}
      {worth && (
        <span className="amount-worth">
          <span className="visually-hidden">{worth.label}</span> <bdi>{worth.value}</bdi>
        </span>
      )}
    </div>
  )
}
