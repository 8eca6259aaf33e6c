import type { Notice } from '../../../core/view-models/parts/parts.ts'

/** How something goes that is waited for, in a sentence and what it means; at once where it went wrong. */
export function StatusWords({ part: { title, body, tone } }: { readonly part: Notice }) {
  return (
    <div className="connecting-words" role={tone === 'negative' ? 'alert' : 'status'} data-tone={tone}>
      <p className="statement">{title}</p>
      {body !== undefined && <p className="explanation">{body}</p>}
    </div>
  )
}
