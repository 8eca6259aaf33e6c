import { isRedirectProvider, socialNames } from '../../domain/options/social-provider.ts'
import type { SocialProvider } from '../../domain/options/social-provider.ts'
import { router } from '../../events/shell/router.ts'
import { social } from '../../events/frame/social.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enSocial } from '../../strings/en/social.ts'
import type { Item, List } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** How many accounts stand beside the first where there are more than fit. */
const besideFirst = 4

/** Accounts to sign in with: one by its name, and others by their marks. */
export type SocialMethodsParts = { readonly social: Item | null; readonly socials: List | null }

/** The accounts that the host offers, in its order, each once; a terminal has no window to consent in. */
export function offeredSocials({ options, device }: StateOf<'modal'>): readonly SocialProvider[] {
  const offered = [...new Set(options?.features.socials)]
  return device.kind === 'terminal' ? offered.filter((provider) => !isRedirectProvider(provider)) : offered
}

/** One account has its name, two stand side by side; of more the first has its name, and what does not fit beside it a view of its own (behaviour reference 3.4). */
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

/** An account to sign in with. */
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
