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

/** Shows the view for a mail, in the modal or an embed: on a new device first the link, then the code. */
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

/** Shows the visitor a toast that another mail was sent. */
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
 * Ends a sign-in if the frame accepted the visitor without a code, but its wallet does not open. Connect shows that, and the visitor can begin again.
 * The frame forgets the visitor.
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

/** The sign-in by e-mail, which begins on Connect. */
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
