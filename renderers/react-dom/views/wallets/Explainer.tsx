import type { ReactNode } from 'react'
import type { Notice } from '../../../../core/view-models/parts/parts.ts'

/** Renders a short explanation with its drawing beside it. */
export function Explainer({ part, children }: { readonly part: Notice; readonly children: ReactNode }) {
  return (
    <li className="explainer">
      <span className="explainer-drawing">{children}</span>
      <div className="explainer-words">
        <h3>{part.title}</h3>
        <p>{part.body}</p>
      </div>
    </li>
  )
}
