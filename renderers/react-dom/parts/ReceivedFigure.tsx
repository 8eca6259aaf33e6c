import type { Line } from '../../../core/view-models/parts/parts.ts'
import { Amount } from './Amount.tsx'
import { AwaitedValue } from './FactLine.tsx'

/** Renders the received amount in large figures, or its placeholder. Screen readers announce changes. */
export function ReceivedFigure({ part: { label, value, tone, full } }: { readonly part: Line }) {
  return (
    <div className="swap-received" role="status">
      <span className="swap-label">{label}</span>
      <span className="swap-figure" data-tone={tone}>
        {value === null ? <AwaitedValue words={full ?? ''} /> : <Amount text={value} />}
      </span>
    </div>
  )
}
