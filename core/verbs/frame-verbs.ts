import { frameConnector } from '../domain/connection/connector.ts'
import type { FlowOrigin } from '../domain/flows/flow-origin.ts'
import { isEmailOffered, isProviderOffered } from '../domain/frame/methods.ts'
import type { Failure } from '../domain/errors/failure.ts'
import { typedCode } from '../domain/frame/one-time-code.ts'
import { isSocialProvider, socialProviders } from '../domain/options/social-provider.ts'
import type { SocialProvider } from '../domain/options/social-provider.ts'
import { isEmailAddress } from '../domain/frame/email-address.ts'
import { connection } from '../events/connection/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput, Stamped } from '../events/define-events.ts'
import { emailUpdate } from '../events/frame/email-update.ts'
import { email } from '../events/frame/email.ts'
import { social } from '../events/frame/social.ts'
import type { Latchkey } from '../latchkey.ts'
import { hasFeature } from '../reducers/root.ts'
import type { BootState } from '../reducers/root.ts'
import { frameSession } from '../selectors/frame/session.ts'
import { connectedSession } from '../selectors/sessions/connected-session.ts'
import type { ConnectedSession } from '../selectors/sessions/connected-session.ts'
import { explained, verbNotDone } from './verb-failure.ts'
import { changedEmail, endOf, unchanged } from './change-email.ts'
import type { ChangedEmail } from './change-email.ts'
import { expectReady } from './expect-ready.ts'
import { followIntent } from './follow-intent.ts'

/** Verbs that sign in to the wallet in the secure frame without any view. One sign-in or change of an address runs at a time. */
export type FrameVerbs = {
  /**
   * Sends a code to an e-mail address; on a new device, a link first. Resolves with the session once the code was entered.
   * A wrong code does not end the call: enter another one. Neither does a second mail that cannot be sent.
   * If the connection breaks while the link is pending, `failure` is `unreachable`: call `waitAgain`.
   * @throws {LatchkeyError} `bad-request` if the address is no text, `invalid-request` if it is no e-mail address.
   * `feature-disabled` without `features.email`, `request-pending` while another sign-in runs.
   * Also whatever keeps the first mail from being sent, or the wallet from being opened.
   * `aborted` after `leave` or a stop, if a visitor signs in, or if another wallet is connected.
   */
  readonly byEmail: (address: string) => Promise<ConnectedSession>
  /** Enters the six digits of the mail. Fewer digits are stored until the others follow. */
  readonly enterCode: (code: string) => void
  /** Sends the mail again, once the pause of thirty seconds is over. */
  readonly resend: () => void
  /** Waits for the link of the mail again, after a lost connection ended the wait. */
  readonly waitAgain: () => void
  /**
   * Opens the page of a social account in a window, or requests the link of Farcaster. Call it in the press of a visitor. Resolves with the session
   * once the visitor has consented.
   * @throws {LatchkeyError} as `byEmail`. `bad-request` if there is no such account, `feature-disabled` if `features.socials` does not name it.
   * `popup-blocked` if the browser opens no window. `aborted` also if the visitor closes it.
   */
  readonly bySocial: (provider: SocialProvider) => Promise<ConnectedSession>
  /**
   * Changes the address of the visitor who is signed in by e-mail.
   * Resolves with the new address once the codes of both addresses were entered with `enterCode`. A wrong code does not end the call.
   * @throws {LatchkeyError} as `byEmail`. `unauthorized` if no visitor is signed in to the frame, or by a social account. Also whatever keeps the mail
   * from being sent.
   */
  readonly changeEmail: (address: string) => Promise<ChangedEmail>
  /** Ends the sign-in or the change that was started here. Its promise rejects with `aborted`. */
  readonly leave: () => void
}

const feature = 'frame'
const undone = 'Nobody was signed in'

/** What `leave` aborts: the pending sign-in or change of the address, by Latchkey. */
const calls = new WeakMap<Latchkey, AbortController>()

/** Returns the verbs of the secure frame. The frame acts for one visitor, so one sign-in or change runs at a time. */
export function createFrameVerbs(latchkey: Latchkey): FrameVerbs {
  const options = () => latchkey.state().options
  const begin = async (isOffered: boolean, intent: EventInput, signal: AbortSignal) => {
    await expectFree(latchkey, undone, isOffered, signal)
    return signedIn(latchkey, intent, signal)
  }
  return {
    byEmail: (address) =>
      untilLeft(latchkey, undone, async (signal) => {
        await expectAddress('byEmail()', address)
        const isOffered = isEmailOffered(options())
        if (isOffered && !isEmailAddress(address)) throw await verbNotDone(undone, noAddress)
        return begin(isOffered, email.submitted({ email: address, by: 'host' }), signal)
      }),
    enterCode: (code) => {
      if (typeof code !== 'string') return
      const kind = latchkey.state().emailUpdate?.flow ? emailUpdate : email
      latchkey.dispatch(kind.codeTyped(typedCode(code)))
    },
    resend: () => {
      const state = latchkey.state()
      if (hasFeature(state, feature) && state.email.pause === 0) latchkey.dispatch(email.resendRequested())
    },
    waitAgain: () => {
      if (hasFeature(latchkey.state(), feature)) latchkey.dispatch(email.linkRetried())
    },
    bySocial: (provider) =>
      untilLeft(latchkey, undone, async (signal) => {
        if (!isSocialProvider(provider))
          throw await refused('bySocial()', 'provider', provider, `one of ${socialProviders.join(', ')}`)
        const isOffered = isProviderOffered(options(), provider)
        return begin(isOffered, social.chosen({ provider, by: 'host' }), signal)
      }),
    changeEmail: (address) =>
      untilLeft(latchkey, unchanged, async (signal) => {
        await expectAddress('changeEmail()', address)
        await expectFree(latchkey, unchanged, true, signal)
        const { connection: connected, email: standing, social: account } = latchkey.state()
        const session = frameSession(connected)
        const isBySocial = account !== undefined && account.provider !== null
        if (session === null || isBySocial) throw await verbNotDone(unchanged, { code: 'unauthorized' })
        if (!isEmailAddress(address)) throw await verbNotDone(unchanged, noAddress)
        const text = address.trim()
        if (text === standing?.address) return { email: text }
        const intent = emailUpdate.submitted({ session, email: text, by: 'host' })
        return changedEmail(latchkey, intent, signal)
      }),
    leave: () => calls.get(latchkey)?.abort(),
  }
}

const noAddress: Failure = {
  code: 'invalid-request',
  detail: 'Expected an e-mail address such as "alice@example.com".',
}

/** Rejects with `bad-request` if the address is no text. */
async function expectAddress(verb: string, value: unknown): Promise<void> {
  if (typeof value === 'string') return
  throw await refused(verb, 'address', value, 'an e-mail address such as "alice@example.com"')
}

function refused(verb: string, name: string, value: unknown, expected: string) {
  return explained('bad-request', (words) => words.invalidArgumentError(verb, { name, value }, expected))
}

/** Rejects unless the frame is offered and no sign-in or change of an address is running. */
async function expectFree(
  latchkey: Latchkey,
  what: string,
  isOffered: boolean,
  signal: AbortSignal,
): Promise<void> {
  if (!isOffered) throw await verbNotDone(what, { code: 'feature-disabled' })
  await expectReady(latchkey, feature, what)
  if (signal.aborted) throw await verbNotDone(what, { code: 'aborted' })
  const { email: byMail, social: byAccount, emailUpdate: change } = latchkey.state()
  const signingIn = byMail?.flow ?? byAccount?.flow
  const running = signingIn ?? change?.flow
  if (!running) return
  throw await pending(what, running.by, signingIn ? undefined : 'a visitor changes the address in the modal')
}

function pending(what: string, by: FlowOrigin, ofVisitor = 'a visitor signs in in the modal') {
  const because = by === 'visitor' ? ofVisitor : 'an earlier call of yours has not ended yet'
  return verbNotDone(what, { code: 'request-pending' }, because)
}

/** Runs a call that `leave` can abort. Rejects with `request-pending` while an earlier one runs. */
async function untilLeft<Result>(
  latchkey: Latchkey,
  what: string,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (calls.has(latchkey)) throw await pending(what, 'host')
  const call = new AbortController()
  calls.set(latchkey, call)
  try {
    return await run(call.signal)
  } finally {
    calls.delete(latchkey)
  }
}

/** Starts a sign-in and resolves with its session. Abandons the flow if it failed or `leave` was called. */
async function signedIn(
  latchkey: Latchkey,
  intent: EventInput,
  signal: AbortSignal,
): Promise<ConnectedSession> {
  let started: string | null = null
  const outcome = await followIntent<ConnectedSession>(latchkey, {
    intent,
    feature,
    signal,
    outcomeAt: (event, flow) => {
      started = flow
      if (!isOneOf(event, connection.established)) {
        const failure = failureIn(event, flow, latchkey.state())
        return failure && { failure }
      }
      const { connector } = event.data
      return connector === frameConnector && event.data.flow === flow
        ? { result: connectedSession(event.data) }
        : null
    },
  })
  if ('result' in outcome) return outcome.result
  if (started !== null) {
    latchkey.dispatch(email.abandoned({ flow: started }))
    latchkey.dispatch(social.abandoned({ flow: started }))
    if (latchkey.state().connection.flows[started]?.step === 'waiting')
      latchkey.dispatch(connection.attemptAbandoned({ flow: started }))
  }
  throw await verbNotDone(undone, endOf(outcome.failure))
}

/** Returns why a sign-in failed with an event, or null. A wrong code and a second mail that was not sent end nothing. */
function failureIn(
  event: Stamped,
  flow: string,
  { email: byMail, social: byAccount }: BootState,
): Failure | null {
  const { flow: about } = Object(event.data) as { readonly flow?: unknown }
  if (about === flow) {
    if (isOneOf(event, email.failed)) return byMail?.flow?.id === flow ? null : event.data.failure
    if (isOneOf(event, social.failed, connection.attemptFailed)) return event.data.failure
    if (isOneOf(event, email.abandoned, social.abandoned, social.popupClosed)) return { code: 'aborted' }
  }
  // A visitor who signs in, by any method, replaces the host's sign-in.
  const isStarted = event.id === byMail?.flow?.id || event.id === byAccount?.flow?.id
  if (isStarted && event.id !== flow) return { code: 'aborted' }
  if (byMail?.flow?.id === flow || byAccount?.flow?.id === flow) return null
  if (isOneOf(event, email.submitted, social.chosen))
    return { code: event.id === flow ? 'request-pending' : 'aborted' }
  return null
}
