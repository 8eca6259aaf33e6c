import type { ReactNode } from 'react'
import type { Notice, Picture } from '../../../core/view-models/parts/parts.ts'
import { MoodRing } from './pictures/MoodRing.tsx'

/** Renders the state of an action: its picture in the ring of its mood, and its words. The children replace the picture in the ring. */
export function ActionState({
  picture,
  status,
  children,
}: {
  readonly picture: Picture | null
  readonly status: Notice | null
  readonly children?: ReactNode
}) {
  return (
    <>
      {picture && <MoodRing part={picture}>{children}</MoodRing>}
      {status && <StateWords part={status} />}
    </>
  )
}

/** Renders a sentence and its explanation. Screen readers announce a failure at once. */
function StateWords({ part: { title, body, tone } }: { readonly part: Notice }) {
  return (
    <div className="state-words" role={tone === 'negative' ? 'alert' : 'status'} data-tone={tone}>
      <p className="state-title">{title}</p>
      {body !== undefined && <p className="state-body">{body}</p>}
    </div>
  )
}
