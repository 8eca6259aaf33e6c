import type { ReactNode } from 'react'
import type { Button, Notice } from '../../../../core/view-models/parts/parts.ts'
import { PressButton } from '../../parts/PressButton.tsx'

/** Renders the instruction of a mail, its progress, and help if the mail did not arrive. */
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
