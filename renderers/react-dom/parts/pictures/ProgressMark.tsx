import type { Progress } from '../../../../core/view-models/parts/parts.ts'
import { Spinner } from './Spinner.tsx'

/** Renders a progress message. */
export function ProgressMark({ part }: { readonly part: Progress }) {
  return (
    <div className="progress" role="status">
      <Spinner />
      <span>{part.label}</span>
    </div>
  )
}
