import { filter, mergeMap } from 'rxjs'
import { rulesLimit, storageLimit } from '../../domain/limits.ts'
import { isSignInRequired } from '../../domain/sign-in/required.ts'
import { storageKeys } from '../../domain/sessions/storage-keys.ts'
import { isOneOf } from '../../events/define-events.ts'
import { earlyDisconnect } from '../../events/sessions/early-disconnect.ts'
import { signIn } from '../../events/sign-in/sign-in.ts'
import { toast } from '../../events/shell/toast.ts'
import { signerOf } from '../../selectors/sign-in/sign-in-status.ts'
import type { StateOf } from '../../reducers/root.ts'
import { arrival } from '../streams/arrival.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

const key = storageKeys.signOut

/** The prefix of the stored text while the server verifies a signature; the start time follows. */
const verifying = 'verifying '

/**
 * Reads from storage whether an earlier visit has a pending sign-out, before the server is asked for its session.
 * Does so at the start, and whenever the host begins to require a sign-in.
 */
export const recallPendingSignOut = defineEffect<StateOf<'sign-in'>>(({ on, state, previous, ports, once }) =>
  merge(
    arrival(on, 'sign-in'),
    onOptionsChange(on, 'isSiweEnabled', 'features').pipe(
      filter(() => isSignInRequired(state().options) && !isSignInRequired(previous().options)),
    ),
  ).pipe(
    once({
      limit: storageLimit,
      ask: (_, signal) => ports.storage.read({ key }, signal),
      then: ({ text }) => {
        const since = text?.startsWith(verifying) ? Number(text.slice(verifying.length)) : null
        return since === null
          ? signIn.recalled({ isSignOutPending: text !== null })
          : signIn.recalled({ isSignOutPending: false, verifyingSince: since })
      },
      fail: () => signIn.recalled({ isSignOutPending: false }),
    }),
  ),
)

/**
 * Stores over a reload that a sign-out is pending, or that the server is verifying a signature. Removes that when it has ended, or a visitor has
 * signed in.
 */
export const storePendingSignOut = defineEffect<StateOf<'sign-in'>>(
  ({ on, state, previous, ports, inOrder }) =>
    on(
      signIn.recalled,
      signIn.signed,
      signIn.signedDuringPairing,
      signIn.failed,
      signIn.signOutStarted,
      signIn.signedOut,
      signIn.signOutFailed,
      signIn.signedIn,
      signIn.checked,
    ).pipe(
      mergeMap((event) => {
        const { flow, isSignOutPending } = state().signIn
        if (isOneOf(event, signIn.signed, signIn.signedDuringPairing))
          return isSignOutPending || flow?.step !== 'verifying'
            ? []
            : [{ ...event, text: `${verifying}${event.at}` as string | null }]
        if (isOneOf(event, signIn.signOutStarted)) return [{ ...event, text: `${event.at}` }]
        const isReported =
          isOneOf(event, signIn.recalled) &&
          (event.data.isSignOutPending || event.data.verifyingSince !== undefined)
        const wasKept = previous().signIn?.isStored || isReported || isOneOf(event, signIn.signedIn)
        return wasKept && !state().signIn.isStored ? [{ ...event, text: null }] : []
      }),
      inOrder({
        limit: storageLimit,
        ask: ({ text }, signal) =>
          text === null ? ports.storage.remove({ key }, signal) : ports.storage.write({ key, text }, signal),
        then: () => null,
        fail: () => null,
      }),
    ),
)

/** Signs out after a disconnect that preceded this feature's code, if the host's rules want that and no wallet could sign. */
export const endEarlySignIn = defineEffect<StateOf<'sign-in'>>(({ on, state, ports, once }) =>
  on(earlyDisconnect.noticed).pipe(
    once({
      limit: rulesLimit,
      ask: (_, signal) => ports.signIn.rules(null, signal),
      then: ({ signOutOnDisconnect }) => {
        const { options, signIn: current } = state()
        const isDue = signOutOnDisconnect && isSignInRequired(options) && signerOf(state()) === null
        return isDue && current.serverStatus !== 'ending'
          ? signIn.signOutStarted({ reason: 'disconnect' })
          : null
      },
      fail: () => null,
    }),
  ),
)

/** Shows a toast if the server did not end the session after a disconnect. */
export const notifySignOutFailed = defineEffect<StateOf<'sign-in'>>(({ on, decide }) =>
  on(signIn.signOutFailed).pipe(
    decide(({ data: { reason } }) =>
      reason === 'disconnect'
        ? toast.shown({ variant: 'error', message: { text: 'account.disconnectFailed' } })
        : null,
    ),
  ),
)
