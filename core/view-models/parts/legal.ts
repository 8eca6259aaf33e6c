import { isSafeLink } from '../../domain/values/remote-url.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enConnect } from '../../strings/en/connect.ts'
import type { Link, Notice } from './parts.ts'
import { textsOf } from './texts-of.ts'

/** The terms that a visitor accepts by connecting or buying, if the host has any. */
export type LegalParts = {
  readonly legal: Notice | null
  readonly terms: Link | null
  readonly privacy: Link | null
}

/** Returns the legal notice of views that connect or choose what to buy. `title` says which act accepts the terms. */
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
