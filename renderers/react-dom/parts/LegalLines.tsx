import type { LegalParts } from '../../../core/view-models/parts/legal.ts'
import { PageLink } from './PageLink.tsx'

/** Renders the terms that a visitor accepts by connecting, at the bottom of a view. */
export function LegalLines({ legal, terms, privacy }: LegalParts) {
  return (
    legal && (
      <div className="legal">
        <p>{legal.title}</p>
        <p className="legal-links">
          {terms && <PageLink part={terms} />}
          {privacy && <PageLink part={privacy} />}
        </p>
      </div>
    )
  )
}
