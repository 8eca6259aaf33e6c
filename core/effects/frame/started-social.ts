import { isProviderOffered } from '../../domain/frame/methods.ts'
import type { SocialFlow } from '../../domain/frame/social-flow.ts'
import type { SocialProvider } from '../../domain/options/social-provider.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventOf, Stamped } from '../../events/define-events.ts'
import { social } from '../../events/frame/social.ts'
import type { socialEndings } from '../../events/frame/social.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { EffectTools } from '../streams/define-effect.ts'

/** Returns the id of the flow of a social sign-in's event. */
export function socialFlowOf(
  event: EventOf<typeof social.chosen> | EventOf<(typeof socialEndings)[number]>,
): string {
  return isOneOf(event, social.chosen) ? event.id : event.data.flow
}

/** Returns the provider of the flow that an event has just started, or null. A provider that is not offered counts as none. */
export function startedSocial(
  { social: { flow }, options }: StateOf<'frame'>,
  event: Stamped,
): SocialProvider | null {
  if (!isOneOf(event, social.chosen) || flow?.id !== event.id) return null
  return isProviderOffered(options, flow.provider) ? flow.provider : null
}

/** Returns the function that finds the current flow by its id. */
export function socialFlowIn({ state }: Pick<EffectTools<StateOf<'frame'>>, 'state'>) {
  return (id: string): SocialFlow | undefined => {
    const { flow } = state().social
    return flow?.id === id ? flow : undefined
  }
}
