import type { StateOf } from '../../reducers/root.ts'
import { enSocial } from '../../strings/en/social.ts'
import { legalParts } from '../parts/legal.ts'
import type { LegalParts } from '../parts/legal.ts'
import type { List, Screen } from '../parts/parts.ts'
import { offeredSocials, socialItem } from './social-methods.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the ConnectSocials screen. */
export type ConnectSocialsParts = LegalParts & { readonly socials: List }

/** Returns the ConnectSocials screen: every social account that the host offers for signing in. */
export function connectSocialsView(state: StateOf<'modal'>): Screen<ConnectSocialsParts> {
  const text = textsOf(state, enSocial)
  const items = offeredSocials(state).map(socialItem)
  return {
    title: text('social.all'),
    parts: {
      socials: { part: 'list', label: text('social.others'), items, placeholders: 0 },
      ...legalParts(state),
    },
  }
}
