import type { ReactNode } from 'react'
import type { Notice } from '../../../core/view-models/parts/parts.ts'
import { Icon } from './pictures/Icon.tsx'

/** Renders a notice, with its actions below its text. Screen readers announce a failure at once, and any other answer to a press as a status. */
export function NoticeBox({
  part,
  isAnswer = false,
  children,
}: {
  readonly part: Notice
  readonly isAnswer?: boolean
  readonly children?: ReactNode
}) {
  return (
    <div
      className="notice"
      part="notice"
      data-tone={part.tone}
      role={part.tone === 'negative' ? 'alert' : isAnswer ? 'status' : undefined}
    >
      {part.tone === 'negative' && <Icon name="warning" />}
      <div className="notice-words">
        <p className="notice-title">{part.title}</p>
        {part.body !== undefined && <p className="notice-body">{part.body}</p>}
        {children}
      </div>
    </div>
  )
}
