import { frameConnector } from './domain/connector.ts'
import { isEmailOffered, isProviderOffered } from './domain/frame-ways.ts'
import type { Failure } from './domain/failure.ts'
import { typedCode } from './domain/one-time-code.ts'
import { isSocialProvider, socialProviders } from './domain/social-provider.ts'
import type { SocialProvider } from './domain/social-provider.ts'
import { driveFlow } from './drive-flow.ts'
import type { Drive, Sought } from './drive-flow.ts'
import { connection } from './events/connection.ts'
import { isOneOf } from './events/define-events.ts'
import type { EventInput, Stamped } from './events/define-events.ts'
import { emailUpdate } from './events/email-update.ts'
import { email } from './events/email.ts'
import { features } from './events/features.ts'
import { host } from './events/host.ts'
import { social } from './events/social.ts'
import type { Latchkey } from './latchkey.ts'
import { leadFlow } from './lead-flow.ts'
import { hasFeature } from './reducers/root.ts'
import type { BootState } from './reducers/root.ts'
import { frameSession } from './selectors/frame-session.ts'
import { wholeSession } from './selectors/whole-session.ts'
import type { WholeSession } from './selectors/whole-session.ts'
import { explained, notDone } from './verb-failure.ts'

/** What signs in to the wallet in the secure frame without any view. */
export type FrameVerbs = {
  /**
   * Has a code sent to an e-mail address, on a new device a link first, and answers the session once the code was entered. A code that is wrong ends nothing: enter another; nor does another mail that cannot be sent, or a wait for the link that
   * broke off with the connection (`failure` is `unreachable`): call `waitAgain`.
   * @throws {LatchkeyError} `bad-request` for what is no text, `feature-disabled` without `features.email`, `invalid-request` for what is no address, `request-pending` while another sign-in runs or the modal is open, whatever keeps the first mail from being sent or the
   * wallet from being opened; `aborted` when it is left, another wallet is connected meanwhile, or Latchkey is, or was, stopped.
   */
  readonly byEmail: (address: string) => Promise<WholeSession>
  /** Enters the six digits of the mail; less is kept until the rest comes. */
  readonly enterCode: (code: string) => void
  /** Has the mail sent again, where its pause of thirty seconds is over. */
  readonly resend: () => void
  /** Goes on waiting for the link of the mail, where that broke off with the connection. */
  readonly waitAgain: () => void
  /**
   * Opens the page of a social account in a window, to be called in the press of a visitor, or asks for the link of Farcaster, and answers the session once consent was given.
   * @throws {LatchkeyError} `bad-request` where there is no such account, `feature-disabled` where `features.socials` does not name it, `popup-blocked`, `request-pending`, and as `byEmail`; `aborted` also where the window was closed.
   */
  readonly bySocial: (provider: SocialProvider) => Promise<WholeSession>
  /**
   * Gives who is signed in by e-mail another address, and answers it once the code of the present one, where it is asked for, and that of the new one were entered with `enterCode`. A code that is wrong ends nothing.
   * @throws {LatchkeyError} `bad-request` for what is no text, `feature-disabled`, `unauthorized` where nobody is signed in to the frame, `invalid-request` for what is no address, `request-pending` while another flow runs or the modal is open, whatever keeps the mail from
   * being sent; `aborted` when it is left, another account is looked at meanwhile, or Latchkey is, or was, stopped.
   */
  readonly changeEmail: (address: string) => Promise<ChangedEmail>
  /** Ends the sign-in or the change of the address that was begun here; whoever waits for it is told `aborted`. */
  readonly leave: () => void
}

type ChangedEmail = { readonly email: string }

const undone = 'Nobody was signed in'
const leaves = new WeakMap<Latchkey, () => void>()

/** Signs in to the frame by what Connect and the views after it would. */
export function createFrameVerbs(latchkey: Latchkey): FrameVerbs {
  const begin = (verb: string, isOffered: boolean, ...inputs: readonly EventInput[]) =>
    leadFlow(latchkey, { verb, undone, route: { view: 'Connect' }, isOffered, wantsAccount: false }, () =>
      signedIn(latchkey, inputs).catch(async (failure: Failure): Promise<never> => {
        throw await notDone(undone, failure)
      }),
    )
  const options = () => latchkey.state().options
  return {
    byEmail: async (address) => {
      await expectAddress('byEmail()', address)
      return begin('byEmail()', isEmailOffered(options()), email.typed({ text: address }), email.submitted())
    },
    enterCode: (code) => {
      if (typeof code !== 'string') return
      const kind = latchkey.state().emailUpdate?.attempt ? emailUpdate : email
      latchkey.dispatch(kind.codeTyped(typedCode(code)))
    },
    resend: () => {
      const state = latchkey.state()
      if (hasFeature(state, 'frame') && state.email.pause === 0) latchkey.dispatch(email.resendRequested())
    },
    waitAgain: () => {
      if (hasFeature(latchkey.state(), 'frame')) latchkey.dispatch(email.linkRetried())
    },
    bySocial: async (provider) => {
      if (!isSocialProvider(provider))
        throw await refused('bySocial()', 'provider', provider, `one of ${socialProviders.join(', ')}`)
      return begin('bySocial()', isProviderOffered(options(), provider), social.chosen({ provider }))
    },
    changeEmail: async (address) => {
      await expectAddress('changeEmail()', address)
      return driveFlow(
        latchkey,
        {
          verb: 'changeEmail()',
          undone: 'The address was not changed',
          route: { view: 'UpdateEmailWallet' },
        },
        async (drive) => changedEmail(drive, address.trim()),
      )
    },
    leave: () => {
      leaves.get(latchkey)?.()
      const { attempt = null } = latchkey.state().emailUpdate ?? {}
      if (attempt) latchkey.dispatch(emailUpdate.abandoned({ attempt: attempt.id }))
    },
  }
}

/** Fails with `bad-request` for what is no text. */
async function expectAddress(verb: string, value: unknown): Promise<void> {
  if (typeof value === 'string') return
  throw await refused(verb, 'address', value, 'an e-mail address such as "alice@example.com"')
}

function refused(verb: string, name: string, value: unknown, expected: string) {
  return explained('bad-request', (words) => words.givenRefused(verb, { name, value }, expected))
}

/** Sends what begins a sign-in, and answers the session that it ends with; rejects with the failure that ends it. */
function signedIn(latchkey: Latchkey, inputs: readonly EventInput[]): Promise<WholeSession> {
  return new Promise((resolve, reject: (failure: Failure) => void) => {
    let attempt: string | null = null
    const end = () => {
      leaves.delete(latchkey)
      stopHearing()
    }
    const fail = (failure: Failure) => {
      end()
      if (attempt !== null) {
        latchkey.dispatch(email.abandoned({ attempt }))
        latchkey.dispatch(social.abandoned({ attempt }))
      }
      reject(failure)
    }
    const stopHearing = latchkey.onAny((event) => {
      if (isOneOf(event, email.attemptStarted, social.attemptStarted)) attempt ??= event.data.attempt
      if (isOneOf(event, connection.established)) {
        if (event.data.connector !== frameConnector || event.data.attempt !== attempt) return
        end()
        return resolve(wholeSession(event.data))
      }
      const failure = failureIn(event, attempt, latchkey.state())
      if (failure) fail(failure)
    })
    leaves.set(latchkey, () => fail({ code: 'aborted' }))
    latchkey.start()
    for (const input of inputs) latchkey.dispatch(input)
  })
}

/** Why a sign-in has come to nothing with an event; null where it goes on: a code that was wrong may be entered again, and a mail sent again, also where that failed after an earlier one. */
function failureIn(event: Stamped, attempt: string | null, state: BootState): Failure | null {
  if (isOneOf(event, host.stopped)) return { code: 'aborted' }
  if (isOneOf(event, features.loadFailed)) return event.data.feature === 'frame' ? event.data.failure : null
  if (isOneOf(event, email.failed)) {
    const { attempt: tried, failure } = event.data
    return state.email?.attempt?.id === tried ? null : failure
  }
  if (attempt === null || Reflect.get(Object(event.data), 'attempt') !== attempt) return null
  if (isOneOf(event, social.failed, connection.attemptFailed)) return event.data.failure
  return isOneOf(event, email.abandoned, social.abandoned) ? { code: 'aborted' } : null
}

/** Types another address and saves it; answers it where it is the present one, or once its code was right. */
async function changedEmail({ state, send, until }: Drive, address: string): Promise<ChangedEmail> {
  const { connection: connected, email: signedIn } = state()
  if (frameSession(connected) === null)
    return until((): Sought<never> => ({ failure: { code: 'unauthorized' } }))
  if (address === signedIn.address) return { email: address }
  send(emailUpdate.typed({ text: address }))
  send(emailUpdate.submitted())
  return until(({ emailUpdate: { attempt, failure } }, event): Sought<ChangedEmail> => {
    if (event && isOneOf(event, emailUpdate.changed)) return { found: { email: event.data.email } }
    return attempt ? null : { failure: failure ?? { code: 'aborted' } }
  })
}
