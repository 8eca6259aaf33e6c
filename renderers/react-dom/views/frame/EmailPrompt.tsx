import type { ReactNode } from 'react'
import type { Button, Notice } from '../../../../core/view-models/parts/parts.ts'
import { PressButton } from '../../parts/PressButton.tsx'

/** What a mail asks of a visitor, how that goes, and what to do where it did not come. */
export function EmailPrompt({
  ask,
  missing,
  resend,
  children,
}: {
  readonly ask: Notice
  readonly missing: Notice | null
  readonly resend: Button | null
  readonly children: ReactNode
}) {
  return (
    <div className="email">
      <div className="email-words">
        <p className="email-title">{ask.title}</p>
        {ask.body && <p>{ask.body}</p>}
      </div>
      {children}
      {missing && resend && (
        <div className="email-foot">
          <p>{missing.title}</p>
          <PressButton part={resend} />
        </div>
      )}
    </div>
  )
}
