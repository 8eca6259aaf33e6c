import { isProviderOffered } from '../domain/frame-ways.ts'
import type { SocialProvider } from '../domain/social-provider.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventOf, Stamped } from '../events/define-events.ts'
import { social } from '../events/social.ts'
import type { socialEndings } from '../events/social.ts'
import type { StateOf } from '../reducers/root.ts'

/** Returns the attempt that an event of social sign-in is about. */
export function socialAttemptOf(
  event: EventOf<typeof social.chosen> | EventOf<(typeof socialEndings)[number]>,
): string {
  return isOneOf(event, social.chosen) ? event.id : event.data.attempt
}

/** Returns the provider of the attempt that an event has just started, or null. An attempt with a provider that is not offered counts as none. */
export function startedSocial(
  { social: { attempt }, options }: StateOf<'frame'>,
  event: Stamped,
): SocialProvider | null {
  if (!isOneOf(event, social.chosen) || attempt?.id !== event.id) return null
  return isProviderOffered(options, attempt.provider) ? attempt.provider : null
}
