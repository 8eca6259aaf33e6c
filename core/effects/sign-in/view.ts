import { namespaceOf } from '../../domain/values/caip.ts'
import type { Continuation } from '../../domain/features/continuation.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventInput } from '../../events/define-events.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { network } from '../../events/network/network.ts'
import { router, viewMoves } from '../../events/shell/router.ts'
import { signIn } from '../../events/sign-in/sign-in.ts'
import { toast } from '../../events/shell/toast.ts'
import { currentFacts } from '../../selectors/shell/current-facts.ts'
import { currentView, isOpenOn } from '../../selectors/shell/current-view.ts'
import { earlierSession, signInStatus, signerOf } from '../../selectors/sign-in/sign-in-status.ts'
import { isOutdated } from '../../selectors/sign-in/outdated-session.ts'
import type { StateOf } from '../../reducers/root.ts'
import { leadingSession } from '../../selectors/sessions/sessions.ts'
import { unsupportedSession } from '../../selectors/network/unsupported-chain.ts'
import { arrival } from '../streams/arrival.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { accountChanges } from '../account/account-changes.ts'
import { abandonRunningSignIn } from './abandon-sign-in.ts'
import { merge } from '../streams/merge.ts'

const view = { view: 'ConnectingSiwe' } as const

/** The holder of the transaction that keeps the modal open. It is the view, because several sign-ins may follow each other there. */
const holder = view.view

/**
 * Shows the sign-in view to a visitor who connected a wallet without signing in, or who changed the account or the network.
 * After a change of account, the server is asked first. A choice of networks or accounts is not interrupted; the view opens once the modal closes.
 * Loading a page alone shows nothing.
 */
export const promptSignIn = defineEffect<StateOf<'sign-in'>>(({ on, state, decide }) =>
  merge(
    on(signIn.checked, signIn.checkFailed).pipe(
      decide(({ data: { reason } }) =>
        reason === 'connected' || reason === 'account' ? prompt(state()) : null,
      ),
    ),
    on(signIn.failed).pipe(
      decide(() => {
        const { flow } = state().signIn
        const isSignedAhead = flow !== null && flow.id === flow.session
        return isSignedAhead ? prompt(state()) : null
      }),
    ),
    on(connection.accountsChanged, connection.chainChanged).pipe(
      decide((event) => {
        const isAsked = isOneOf(event, connection.accountsChanged) && isOutdated(state())
        return state().signIn.serverStatus === 'known' && !isAsked ? prompt(state()) : null
      }),
    ),
    on(modal.closed).pipe(
      decide(() => (state().signIn.isPromptDue ? [signIn.promptResumed(), ...prompt(state())] : null)),
    ),
  ),
)

/** Keeps the modal open while the view is shown, and defines where success and Cancel lead. */
export const holdModal = defineEffect<StateOf<'sign-in'>>(({ on, state, decide }) =>
  merge(on(modal.opened, router.viewReset), arrival(on, 'sign-in')).pipe(
    decide(() => {
      return isShown(state()) && isOwed(state()) && !isHeld(state())
        ? [router.transactionPushed(continuations(state())), signIn.promptShown()]
        : null
    }),
  ),
)

/** Shows the view in place of the account while a sign-in is required, and leads away when it is not. */
export const showSignIn = defineEffect<StateOf<'sign-in'>>(({ on, state, decide }) =>
  on(
    modal.opened,
    ...viewMoves,
    ...accountChanges,
    signIn.checkRequested,
    signIn.checked,
    signIn.checkFailed,
    signIn.signedIn,
    signIn.signedOut,
    signIn.signOutFailed,
    host.optionsChanged,
  ).pipe(decide(() => follow(state()))),
)

/**
 * Abandons the sign-in when the visitor cancels, and asks the wallet to return to the network of the earlier session.
 * Disconnects the wallet if there is no such session, or if it was asked to return and has not answered.
 */
export const cancelSignIn = defineEffect<StateOf<'sign-in'>>(({ on, state, decide }) =>
  on(signIn.cancelRequested).pipe(
    decide(() => {
      const { isReturning } = state().signIn
      const left = abandonRunningSignIn(state().signIn)
      const isEnding = left.some(({ type }) => type === signIn.signOutStarted.type)
      const earlier = isEnding ? null : earlierSession(state())
      if (isReturning && earlier) return left
      if (earlier)
        return [
          ...left,
          signIn.returnStarted({ chainId: earlier.chainId }),
          network.chosen({ chainId: earlier.chainId }),
        ]
      const end = isHeld(state())
        ? router.transactionEnded({ holder, outcome: 'cancel' })
        : disconnection(state())
      return [...left, ...(isReturning ? [signIn.returnAbandoned()] : []), end]
    }),
  ),
)

/** Forgets a requested return, and that the wallet stayed, when the connection ends or another one replaces it. */
export const forgetReturn = defineEffect<StateOf<'sign-in'>>(({ on, state, decide }) =>
  on(...connectionEndings, connection.yieldedToOtherTab, connection.established).pipe(
    decide((event) => {
      const { session, isReturning, hasStayed } = state().signIn
      const namespaces = isOneOf(event, connection.established)
        ? event.data.namespaces.map(({ namespace }) => namespace)
        : event.data.namespaces
      const isIts = !session || namespaces.includes(namespaceOf(session.chainId))
      return isIts && (isReturning || hasStayed) ? signIn.returnSuperseded() : null
    }),
  ),
)

/** Shows a toast if the wallet declines. */
export const notifySignInDeclined = defineEffect<StateOf<'sign-in'>>(({ on, decide }) =>
  on(signIn.failed).pipe(
    decide(({ data: { failure } }) =>
      failure.code === 'user-rejected'
        ? toast.shown({ variant: 'error', message: { text: 'signIn.declined' } })
        : null,
    ),
  ),
)

/** Returns the events that show the view, unless the visitor is choosing meanwhile. */
function prompt(state: StateOf<'sign-in'>): readonly EventInput[] {
  const { open } = state.modal
  if (signInStatus(state) !== 'required' || isShown(state)) return []
  if (!open) return [modal.opened(view)]
  if (currentView(state) === 'Account') return []
  return currentFacts(state).chooses ? [signIn.promptPostponed()] : [router.viewReset(view)]
}

function follow(state: StateOf<'sign-in'>): readonly EventInput[] {
  const standing = signInStatus(state)
  const ends = isHeld(state) ? [router.transactionPopped({ holder })] : []
  if (!isShown(state)) {
    const isAccount = isOpenOn(state, 'Account')
    return isAccount && standing === 'required' ? [...ends, router.viewReset(view)] : ends
  }
  if (isOwed(state)) return []
  if (standing === 'signed-in')
    return [
      signIn.promptAnswered(),
      ends.length > 0
        ? router.transactionEnded({ holder, outcome: 'success' })
        : modal.closed({ outcome: 'connected' }),
    ]
  if (!leadingSession(state.connection)) return []
  return [...ends, router.viewReset({ view: unsupportedSession(state) ? 'UnsupportedChain' : 'Account' })]
}

function isShown(state: StateOf<'sign-in'>): boolean {
  return isOpenOn(state, 'ConnectingSiwe')
}

/** Returns whether a signature is required, or that is unknown. */
function isOwed(state: StateOf<'sign-in'>): boolean {
  return ['required', 'unknown'].includes(signInStatus(state))
}

function continuations(state: StateOf<'sign-in'>): {
  holder: string
  onSuccess: Continuation
  onCancel: Continuation
} {
  return {
    holder,
    onSuccess: { then: 'publish', event: modal.closed({ outcome: 'connected' }) },
    onCancel: { then: 'publish', event: disconnection(state) },
  }
}

function disconnection(state: StateOf<'sign-in'>): EventInput {
  const namespace = signerOf(state)?.namespace
  return connection.disconnectRequested(namespace ? { namespace } : {})
}

function isHeld({ router: { transactions } }: StateOf<'sign-in'>): boolean {
  return transactions.some((one) => one.holder === holder)
}
