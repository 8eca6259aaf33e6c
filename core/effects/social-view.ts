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

const connecting: readonly ViewName[] = ['ConnectingSocial', 'ConnectingFarcaster']

/** A sign-in by a social account is shown in a view of its own. */
export const showSocial = defineEffect<StateOf<'frame'>>(({ on, decide }) =>
  on(social.attemptStarted).pipe(
    decide(({ data: { provider } }) =>
      router.viewPushed({ view: isRedirectProvider(provider) ? 'ConnectingSocial' : 'ConnectingFarcaster' }),
    ),
  ),
)

/** A popup that was closed leads back; so does an answer of somebody else, which is told in passing (behaviour reference 2.6). */
export const leaveClosedPopup = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  on(social.popupClosed, social.failed).pipe(
    decide((event) => {
      if (state().social.attempt?.id !== event.data.attempt) return null
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
