import { isProviderOffered } from '../domain/frame-ways.ts'
import { isRedirectProvider } from '../domain/social-provider.ts'
import type { ViewName } from '../domain/view-name.ts'
import { isOneOf } from '../events/define-events.ts'
import { router } from '../events/router.ts'
import { social } from '../events/social.ts'
import { toast } from '../events/toast.ts'
import type { StateOf } from '../reducers/root.ts'
import { defineEffect } from './define-effect.ts'
import { leaveAttempt, leaveEndedAttempt } from './frame-attempt.ts'
import type { SignInWay } from './frame-attempt.ts'
import { startedSocial } from './started-social.ts'

const connecting: readonly ViewName[] = ['ConnectingSocial', 'ConnectingFarcaster']

/** Shows a visitor's sign-in by a social account in a view of its own. Abandons one with a provider that is not offered. */
export const showSocial = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  on(social.chosen).pipe(
    decide((event) => {
      const { attempt } = state().social
      const provider = startedSocial(state(), event)
      if (attempt?.id === event.id && provider === null) return social.abandoned({ attempt: event.id })
      if (provider === null || attempt?.by === 'host') return null
      return router.viewPushed({
        view: isRedirectProvider(provider) ? 'ConnectingSocial' : 'ConnectingFarcaster',
      })
    }),
  ),
)

/** A popup that was closed leads back; so does an answer of somebody else, which is told in passing (behaviour reference 2.6). */
export const leaveClosedPopup = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  on(social.popupClosed, social.failed).pipe(
    decide((event) => {
      const { attempt } = state().social
      if (attempt?.id !== event.data.attempt || attempt.by === 'host') return null
      if (isOneOf(event, social.popupClosed)) return router.wentBack()
      return event.data.failure.code === 'untrusted-origin'
        ? [toast.shown({ variant: 'error', message: { text: 'social.untrusted' } }), router.wentBack()]
        : null
    }),
  ),
)

/** Signing in by a social account. */
const byAccount: SignInWay = {
  attemptIn: ({ social: { attempt } }) => attempt,
  isOffered: ({ social: { attempt }, options }) =>
    attempt !== null && isProviderOffered(options, attempt.provider),
  views: connecting,
  viewsAt: () => connecting,
  abandoned: social.abandoned,
  signedIn: social.signedIn,
}

export const leaveSocial = leaveAttempt(byAccount)
export const leaveConnectingSocial = leaveEndedAttempt(byAccount)
