import { messageLimit, verificationLimit } from '../domain/limits.ts'
import { isSameAccount, isSameAddress } from '../domain/same-account.ts'
import type { Failure } from '../domain/failure.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput } from '../events/define-events.ts'
import { host } from '../events/host.ts'
import { signIn } from '../events/sign-in.ts'
import { endsOnceChecked } from '../selectors/outdated-session.ts'
import { signInStanding, signerOf } from '../selectors/owed-sign-in.ts'
import type { StateOf } from '../reducers/root.ts'
import { sessionOf } from '../selectors/sessions.ts'
import type { SignInState } from '../reducers/sign-in.ts'
import { isSignInRunning } from '../selectors/sign-in-running.ts'
import { askSigner } from './ask-signer.ts'
import { defineEffect, oneSlot } from './define-effect.ts'
import { leftSignIn } from './left-sign-in.ts'
import { merge } from './merge.ts'
import { signedOnTheWay } from './signed-on-the-way.ts'

const nobody: Failure = {
  code: 'unauthorized',
  detail: 'An address is required to create a SIWE message.',
}

const nobodyAfterwards = 'By getSession nobody is signed in after verifyMessage said yes.'
const somebodyElse = 'By getSession another account, or another network, is signed in than that which signed.'

/** Who wants to sign in begins an attempt with the account that is connected, as soon as the server said who is signed in, or signed out who was; where a phone signed in meanwhile, nobody is asked; one that runs already is the one. */
export const beginSignIn = defineEffect<StateOf<'sign-in'>>(({ on, state, decide }) =>
  merge(
    on(signIn.requested).pipe(decide(({ id }) => begun(state(), id))),
    on(
      signIn.checked,
      signIn.checkFailed,
      signIn.signedIn,
      signIn.signedOut,
      signIn.signOutFailed,
      signIn.attemptFailed,
      signIn.attemptAbandoned,
    ).pipe(
      decide((event) => {
        const { request } = state().signIn
        const isEnding = isOneOf(event, signIn.checked) && endsOnceChecked(state(), event.data)
        return request && !isEnding ? begun(state(), request) : null
      }),
    ),
  ),
)

/** What a wallet signed as it was paired is verified at once, in place of a sign-in that runs. */
export const takeSigned = defineEffect<StateOf<'sign-in'>>(({ on, state, decide }) =>
  on(connection.established).pipe(
    decide(({ data }) => {
      const taken = signedOnTheWay(state(), data)
      return taken && [...givenUp(state().signIn), taken]
    }),
  ),
)

/** The host's server gives a nonce just before the message is signed. */
export const prepareMessage = defineEffect<StateOf<'sign-in'>>(({ on, ports, latestPer }) =>
  on(signIn.attemptStarted, signIn.attemptFailed, signIn.attemptAbandoned, host.stopped).pipe(
    latestPer(oneSlot, {
      limit: messageLimit,
      ask: (event, signal) => {
        if (!isOneOf(event, signIn.attemptStarted)) return null
        const { address, chainId } = event.data
        return ports.signIn.message({ address, chainId }, signal)
      },
      then: (request, event) =>
        isOneOf(event, signIn.attemptStarted)
          ? signIn.messageReady({ attempt: event.data.attempt, ...request })
          : null,
      fail: (failure, event) => failed(event.data, failure),
    }),
  ),
)

/** The wallet signs the message; one that is another's by now is not asked. */
export const askSignature = defineEffect<StateOf<'sign-in'>>(({ on, state, ports, latestPer }) =>
  on(signIn.messageReady, signIn.attemptFailed, signIn.attemptAbandoned).pipe(
    latestPer(({ data: { attempt } }) => attempt, {
      limit: 'person',
      linger: ({ data: { attempt } }) => signIn.attemptLingered({ attempt }),
      ask: (event, signal) => {
        const { attempt } = state().signIn
        if (!isOneOf(event, signIn.messageReady) || attempt?.id !== event.data.attempt) return null
        const { method, params } = event.data
        const { chainId, address: from } = attempt
        return askSigner(state(), ports, { chainId, from, method, params }, signal)
      },
      then: (result, event) => {
        if (!isOneOf(event, signIn.messageReady)) return null
        const { attempt, message } = event.data
        const signature = signatureIn(result)
        return signature === null
          ? failed({ attempt }, { code: 'malformed-answer' })
          : signIn.signed({ attempt, message, signature })
      },
      fail: (failure, { data }) => failed(data, failure),
    }),
  ),
)

/** The host's server verifies the signature; whoever it says is signed in must be who signed, or is signed out. */
export const verifySignature = defineEffect<StateOf<'sign-in'>>(({ on, state, ports, latestPer }) =>
  on(signIn.signed, signIn.signedAhead, signIn.attemptFailed, signIn.attemptAbandoned).pipe(
    latestPer(({ data: { attempt } }) => attempt, {
      limit: verificationLimit,
      ask: (event, signal) => {
        if (!isOneOf(event, signIn.signed, signIn.signedAhead)) return null
        const { message, signature } = event.data
        return ports.signIn.verify({ message, signature }, signal)
      },
      then: ({ address, chainId }, { data: { attempt } }) => {
        const asked = state().signIn.attempt
        if (asked?.id !== attempt) return null
        if (address !== null && chainId !== null && isSameAccount({ address, chainId }, asked))
          return signIn.signedIn({ attempt, address, chainId })
        const detail = address === null ? nobodyAfterwards : somebodyElse
        return [
          signIn.attemptFailed({ attempt, failure: { code: 'verification-failed', detail } }),
          signIn.signOutStarted({ reason: 'abandoned' }),
        ]
      },
      fail: (failure, { data }) => failed(data, failure),
    }),
  ),
)

/** An attempt is left when the account that it is for is no longer the connected one, and so is the wish for one where the host wants nobody to sign in any more; what a server may have begun by then is ended. */
export const abandonSignIn = defineEffect<StateOf<'sign-in'>>(({ on, state, decideInTurn }) =>
  on(
    ...connectionEndings,
    connection.established,
    connection.yieldedElsewhere,
    connection.accountsChanged,
    connection.chainChanged,
    connection.walletLocked,
    host.optionsChanged,
  ).pipe(
    decideInTurn((event) => {
      const { attempt } = state().signIn
      if (signInStanding(state()) === 'off') return leftSignIn(state().signIn)
      if (!isSignInRunning(attempt)) return null
      const signer = sessionOf(state().connection, attempt.namespace)
      const isThere =
        signer?.session === attempt.session &&
        signer.chainId === attempt.chainId &&
        isSameAddress(signer.accounts[0] ?? '', attempt.address)
      if (isThere) return null
      const isLeft = isOneOf(event, connection.disconnected, connection.endedByWallet)
      return leftSignIn(state().signIn, isLeft ? 'disconnect' : 'abandoned')
    }),
  ),
)

function begun(state: StateOf<'sign-in'>, attempt: string): EventInput | null {
  const { attempt: running, request, standing } = state.signIn
  if (isSignInRunning(running)) return null
  const signer = signerOf(state)
  if (!signer) return signIn.attemptFailed({ attempt, failure: nobody })
  if (standing !== 'known') return null
  const found = signInStanding(state)
  if (found === 'signed-in' && !request) return null
  if (found !== 'owed') return signIn.attemptAbandoned({ attempt })
  const { session, namespace, address, chainId } = signer
  return signIn.attemptStarted({ attempt, session, namespace, address, chainId })
}

/** What ends an attempt that another takes the place of; what the server verifies by then may begin a session all the same. */
function givenUp({ attempt }: SignInState): readonly EventInput[] {
  if (!isSignInRunning(attempt)) return []
  const { id, step } = attempt
  return step === 'verifying'
    ? [signIn.attemptFailed({ attempt: id, failure: { code: 'aborted' } })]
    : [signIn.attemptAbandoned({ attempt: id })]
}

function failed({ attempt }: { readonly attempt?: string }, failure: Failure) {
  return attempt === undefined ? null : signIn.attemptFailed({ attempt, failure })
}

/** A signature as wallets of Ethereum's kind give it, and as those of Solana do. */
function signatureIn(result: unknown): string | null {
  const given: unknown = typeof result === 'string' ? result : Object(result).signature
  return typeof given === 'string' && given !== '' ? given : null
}
