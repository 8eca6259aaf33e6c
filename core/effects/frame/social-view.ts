import { isProviderOffered } from '../../domain/frame/methods.ts'
import { isRedirectProvider } from '../../domain/options/social-provider.ts'
import type { ViewName } from '../../domain/features/view-name.ts'
import { isOneOf } from '../../events/define-events.ts'
import { router } from '../../events/shell/router.ts'
import { social } from '../../events/frame/social.ts'
import { toast } from '../../events/shell/toast.ts'
import type { StateOf } from '../../reducers/root.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { abandonFrameSignIn, exitEndedSignIn } from './sign-in.ts'
import type { SignInMethod } from './sign-in.ts'
import { startedSocial } from './started-social.ts'

const connecting: readonly ViewName[] = ['ConnectingSocial', 'ConnectingFarcaster']

/** Shows a visitor's sign-in by a social account in a view of its own. Abandons one with a provider that is not offered. */
export const showSocial = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  on(social.chosen).pipe(
    decide((event) => {
      const { flow } = state().social
      const provider = startedSocial(state(), event)
      if (flow?.id === event.id && provider === null) return social.abandoned({ flow: event.id })
      if (provider === null || flow?.by === 'host') return null
      return router.viewPushed({
        view: isRedirectProvider(provider) ? 'ConnectingSocial' : 'ConnectingFarcaster',
      })
    }),
  ),
)

/** Goes back if the popup was closed. Goes back with a toast if an untrusted origin answered. */
export const exitClosedPopup = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  on(social.popupClosed, social.failed).pipe(
    decide((event) => {
      const { flow } = state().social
      if (flow?.id !== event.data.flow || flow.by === 'host') return null
      if (isOneOf(event, social.popupClosed)) return router.wentBack()
      return event.data.failure.code === 'untrusted-origin'
        ? [toast.shown({ variant: 'error', message: { text: 'social.untrusted' } }), router.wentBack()]
        : null
    }),
  ),
)

/** The sign-in by a social account. */
const byAccount: SignInMethod = {
  flowIn: ({ social: { flow } }) => flow,
  isOffered: ({ social: { flow }, options }) => flow !== null && isProviderOffered(options, flow.provider),
  views: connecting,
  viewsAt: () => connecting,
  abandoned: social.abandoned,
  signedIn: social.signedIn,
}

export const exitSocial = abandonFrameSignIn(byAccount)
export const exitConnectingSocial = exitEndedSignIn(byAccount)
