import type { Notice } from '../../../core/view-models/parts/parts.ts'

/** Renders the status of a wait: a sentence and its explanation. Screen readers announce an error at once. */
export function StatusWords({ part: { title, body, tone } }: { readonly part: Notice }) {
  return (
    <div className="connecting-words" role={tone === 'negative' ? 'alert' : 'status'} data-tone={tone}>
      <p className="statement">{title}</p>
      {body !== undefined && <p className="explanation">{body}</p>}
    </div>
  )
}
