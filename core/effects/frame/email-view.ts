import { isEmailOffered } from '../../domain/frame/methods.ts'
import type { ViewName } from '../../domain/features/view-name.ts'
import { connection } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import { email } from '../../events/frame/email.ts'
import { router } from '../../events/shell/router.ts'
import { toast } from '../../events/shell/toast.ts'
import type { StateOf } from '../../reducers/root.ts'
import { currentView } from '../../selectors/shell/current-view.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { abandonFrameSignIn, exitEndedSignIn } from './sign-in.ts'
import type { SignInMethod } from './sign-in.ts'

const verifying: readonly ViewName[] = ['EmailVerifyDevice', 'EmailVerifyOtp']

/**
 * Shows, in the modal or an embed, what a mail asks the visitor for. If this device is new, that is the link
 * first. The code then takes its place.
 */
export const showEmail = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  on(email.linkSent, email.linkOpened, email.codeSent).pipe(
    decide((event) => {
      const { flow } = state().email
      if (flow?.id !== event.data.flow || flow.by === 'host') return null
      const view = isOneOf(event, email.linkSent) ? 'EmailVerifyDevice' : 'EmailVerifyOtp'
      const shown = currentView(state())
      if (shown === view) return null
      return verifying.includes(shown) ? router.viewReplaced({ view }) : router.viewPushed({ view })
    }),
  ),
)

/** Tells a visitor in passing that another mail is on its way. */
export const notifyResent = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  on(email.linkSent, email.codeSent).pipe(
    decide((event) => {
      const { flow } = state().email
      if (flow?.id !== event.data.flow || flow.by === 'host' || flow.mails === 1) return null
      return toast.shown({ variant: 'success', message: { text: 'email.resent' } })
    }),
  ),
)

/**
 * Ends a sign-in if the frame trusts the visitor without a code, but its wallet does not open. The visitor
 * reads that where they wrote the address, and begins again. The frame forgets them.
 */
export const failUnopenedWallet = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  on(connection.attemptFailed).pipe(
    decide(({ data: { flow: id, failure } }) => {
      const { flow } = state().email
      if (flow?.id !== id) return null
      if (flow.by === 'visitor' && currentView(state()) !== 'Connect') return null
      const ended = { flow: id }
      return [
        email.failed({ ...ended, step: 'wallet', failure }),
        email.abandoned(ended),
        connection.attemptAbandoned(ended),
      ]
    }),
  ),
)

/** Signing in by e-mail, whose address is written on Connect. */
const byMail: SignInMethod = {
  flowIn: ({ email: { flow } }) => flow,
  isOffered: ({ options }) => isEmailOffered(options),
  views: verifying,
  viewsAt: (step) => (step === 'asking' ? ['Connect'] : verifying),
  abandoned: email.abandoned,
  signedIn: email.signedIn,
}

export const exitEmail = abandonFrameSignIn(byMail)
export const exitVerifying = exitEndedSignIn(byMail)
