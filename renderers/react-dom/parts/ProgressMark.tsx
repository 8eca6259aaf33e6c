import type { Progress } from '../../../core/view-models/parts.ts'
import { KeyTurn } from './KeyTurn.tsx'

/** Something that takes a while, by name. */
export function ProgressMark({ part }: { readonly part: Progress }) {
  return (
    <div className="progress" role="status">
      <KeyTurn />
      <span>{part.label}</span>
    </div>
  )
}
