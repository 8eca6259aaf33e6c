import { isRedirectProvider, socialNames } from '../../domain/options/social-provider.ts'
import type { SocialProvider } from '../../domain/options/social-provider.ts'
import { router } from '../../events/shell/router.ts'
import { social } from '../../events/frame/social.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enSocial } from '../../strings/en/social.ts'
import type { Item, List } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** How many social accounts are shown beside the first if there are more than fit. */
const besideFirst = 4

/** The social accounts for signing in: one by its name, others by their icons. */
export type SocialMethodsParts = { readonly social: Item | null; readonly socials: List | null }

/** Returns the social accounts that the host offers, in its order, without repetition. A terminal omits those that need a window for consent. */
export function offeredSocials({ options, device }: StateOf<'modal'>): readonly SocialProvider[] {
  const offered = [...new Set(options?.features.socials)]
  return device.kind === 'terminal' ? offered.filter((provider) => !isRedirectProvider(provider)) : offered
}

/**
 * Returns the social accounts for Connect. One is shown by its name, and two are shown side by side.
 * Of more, the first is shown by its name. A separate view lists the accounts that do not fit beside it.
 */
export function socialMethods(state: StateOf<'modal'>): SocialMethodsParts {
  const text = textsOf(state, enSocial)
  const offered = offeredSocials(state)
  const [first] = offered
  if (!first) return { social: null, socials: null }
  const others = offered.length === 2 ? offered : offered.slice(1)
  const isMore = offered.length > 2 + besideFirst
  const shown = isMore ? others.slice(0, besideFirst) : others
  const items = [...shown.map(socialItem), ...(isMore ? [moreItem(state)] : [])]
  return {
    social:
      offered.length === 2
        ? null
        : { ...socialItem(first), label: text('social.continue', { provider: socialNames[first] }) },
    socials: items.length > 0 ? { part: 'list', label: text('social.others'), items, placeholders: 0 } : null,
  }
}

/** Returns the row of a social account. */
export function socialItem(provider: SocialProvider): Item {
  return {
    part: 'item',
    key: provider,
    label: socialNames[provider],
    image: { kind: 'social', url: null, seed: provider },
    press: social.chosen({ provider, by: 'visitor' }),
  }
}

function moreItem(state: StateOf<'modal'>): Item {
  const label = textsOf(state, enSocial)('social.more')
  return {
    part: 'item',
    key: 'more',
    label,
    image: { kind: 'social', url: null, seed: label },
    icon: 'grid',
    press: router.viewPushed({ view: 'ConnectSocials' }),
  }
}
