import type { Failure } from '../domain/errors/failure.ts'
import { isSignInRunning } from '../domain/sign-in/flow.ts'
import type { SignedSession } from '../domain/sign-in/sign-in.ts'
import { isSignInRequired } from '../domain/sign-in/required.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput, Stamped } from '../events/define-events.ts'
import { engine } from '../events/engine.ts'
import { features } from '../events/features.ts'
import { host } from '../events/host.ts'
import { signIn } from '../events/sign-in/sign-in.ts'
import { abortedVerb, onVerbAbort, stopped, untilVerbAborted, wrongSignal } from './abortable.ts'
import type { Abortable } from './abortable.ts'
import type { Latchkey } from '../latchkey.ts'
import { signInStatus } from '../selectors/sign-in/sign-in-status.ts'
import { verbNotDone } from './verb-failure.ts'

/** Verbs that sign in and out without any view. */
export type SignInVerbs = {
  /**
   * Asks the connected wallet for a signature and your server to verify it. Resolves with the session at your server.
   * Asks neither if the visitor is signed in already, or if your server says so meanwhile. Waits for a wallet of an earlier visit that is being
   * restored. Two calls share one question.
   * @throws {LatchkeyError} `bad-request` if the signal is none, `feature-disabled` if `isSiweEnabled` is off, `unauthorized` if no wallet is
   * connected.
   * `user-rejected`, or whatever else a request to the wallet rejects with.
   * `verification-failed`, `timed-out`, `unreachable` or `http-status` with the words of your own adapter.
   * `aborted` if the account changes meanwhile, the visitor cancels or is signed out, or after a stop.
   * `aborted` also once `signal` aborts; the wallet may still sign then.
   */
  readonly signIn: (patience?: Abortable) => Promise<SignedSession>
  /**
   * Ends the session at your server. The wallet stays connected.
   * @throws {LatchkeyError} `unreachable` or `http-status` with the words of your own adapter, if it threw or returned `false`.
   * `timed-out`, `feature-disabled`; `aborted` after a stop.
   */
  readonly signOut: () => Promise<void>
}

const aborted: Failure = { code: 'aborted' }

/** Returns the verbs that sign in and out. They dispatch the same intents as the view. */
export function createSignInVerbs(latchkey: Latchkey): SignInVerbs {
  const fail = async (what: string, failure: Failure): Promise<never> => {
    throw await verbNotDone(what, failure)
  }
  const isOff = () => !isSignInRequired(latchkey.state().options)

  return {
    signIn: async (patience) => {
      const { signal } = Object(patience) as Abortable
      const wrong = wrongSignal(signal)
      if (wrong) throw await wrong
      const what = 'Nobody was signed in'
      if (isOff()) return fail(what, { code: 'feature-disabled' })
      const standing = latchkey.state()
      if (latchkey.isStopped()) return fail(what, stopped)
      if (signInStatus(standing) === 'signed-in' && standing.signIn?.session) return standing.signIn.session
      if (signInStatus(standing) === 'nobody')
        await untilVerbAborted(signal, () => latchkey.ready(), { unasked: what, asked: what })
      if (latchkey.isStopped()) return fail(what, stopped)
      if (signal?.aborted) return fail(what, abortedVerb)
      let flow: string | null = null
      const isEnd = (event: Stamped, isOwn: boolean) => {
        if (isOwn) {
          const { flow: running = null, request } = latchkey.state().signIn ?? {}
          flow = isSignInRunning(running) ? running.id : (request ?? event.id)
          return isSignedIn(latchkey)
        }
        return isOneOf(event, signIn.signedIn, signIn.failed, signIn.abandoned) && event.data.flow === flow
      }
      const end = await endOf(latchkey, signIn.requested(), isEnd, signal)
      if (end === null) return fail('The wallet may still sign it', abortedVerb)
      if (isOneOf(end, signIn.signedIn)) return { address: end.data.address, chainId: end.data.chainId }
      const { session } = latchkey.state().signIn ?? {}
      const isFound = isOneOf(end, signIn.requested, signIn.abandoned) && isSignedIn(latchkey)
      if (isFound && session) return session
      return fail(what, failureIn(end))
    },
    signOut: async () => {
      const what = 'Nobody was signed out'
      if (isOff()) return fail(what, { code: 'feature-disabled' })
      if (latchkey.isStopped()) return fail(what, stopped)
      latchkey.start()
      const end = await endOf(latchkey, signIn.signOutRequested(), (event) =>
        isOneOf(event, signIn.signedOut, signIn.signOutFailed),
      )
      if (end && !isOneOf(end, signIn.signedOut)) await fail(what, failureIn(end))
    },
  }
}

/**
 * Dispatches an intent and resolves with the event that ends it, or with null once the host aborts.
 * A stop, a broken effect, and code that does not load end it, too. So do new options of a host that no longer requires a sign-in.
 */
function endOf(
  latchkey: Latchkey,
  input: EventInput,
  isEnd: (event: Stamped, isOwn: boolean) => boolean,
  signal?: Abortable['signal'],
): Promise<Stamped | null> {
  const begun = { ...input, data: { ...Object(input.data) } as object }
  return new Promise((resolve, reject) => {
    let isBegun = false
    let flow: string | null = null
    const end = (event: Stamped | null) => {
      leave()
      leaveSignal()
      resolve(event)
    }
    const leaveSignal = onVerbAbort(signal, () => end(null))
    const leave = latchkey.onAny((event) => {
      const isOwn = event.data === begun.data
      if (isOwn) flow = event.id
      isBegun ||= isOwn
      const isBroken = isOneOf(event, engine.effectFailed) && event.flow === flow
      const isLost = isOneOf(event, features.loadFailed) && event.data.feature === 'sign-in'
      const isOff = isOneOf(event, host.optionsChanged) && isUnwanted(latchkey)
      if (isBroken || isLost || isOff || isOneOf(event, host.stopped) || (isBegun && isEnd(event, isOwn)))
        end(event)
    })
    latchkey.dispatch(begun)
    // If our code does not load, the parked intent is dropped without an event.
    latchkey.ready().catch((error: unknown) => {
      if (isBegun || Object(error).code !== 'not-loaded') return
      leave()
      leaveSignal()
      reject(error)
    })
  })
}

/** Returns whether the host requires no sign-in, and no sign-in is running that would end by itself. */
function isUnwanted(latchkey: Latchkey): boolean {
  const { options, signIn: standing } = latchkey.state()
  const isUnderWay = Boolean(standing?.request) || isSignInRunning(standing?.flow ?? null)
  return !isSignInRequired(options) && !isUnderWay
}

function isSignedIn(latchkey: Latchkey): boolean {
  return signInStatus(latchkey.state()) === 'signed-in'
}

function failureIn(event: Stamped): Failure {
  if (isOneOf(event, signIn.failed, signIn.signOutFailed, features.loadFailed)) return event.data.failure
  if (isOneOf(event, host.optionsChanged)) return { code: 'feature-disabled' }
  return isOneOf(event, engine.effectFailed) ? { code: 'unexpected', detail: event.data.message } : aborted
}
