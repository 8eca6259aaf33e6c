import { isSafeLink } from '../../domain/values/remote-url.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enConnect } from '../../strings/en/connect.ts'
import type { Link, Notice } from './parts.ts'
import { textsOf } from './texts-of.ts'

/** What a visitor agrees to by connecting or buying, where the host says so. */
export type LegalParts = {
  readonly legal: Notice | null
  readonly terms: Link | null
  readonly privacy: Link | null
}

/** The small print of the views in which one connects, or chooses what to buy; `title` says by what one agrees. */
export function legalParts(
  state: StateOf<'modal'>,
  title = textsOf(state, enConnect)('connect.legal'),
): LegalParts {
  const text = textsOf(state, enConnect)
  return {
    legal:
      state.options?.termsConditionsUrl || state.options?.privacyPolicyUrl
        ? { part: 'notice', tone: 'quiet', title }
        : null,
    terms: link(text('connect.terms'), state.options?.termsConditionsUrl),
    privacy: link(text('connect.privacy'), state.options?.privacyPolicyUrl),
  }
}

function link(label: string, href: string | undefined): Link | null {
  return href && isSafeLink(href) ? { part: 'link', label, href } : null
}
