import { messageLimit, verificationLimit } from '../../domain/limits.ts'
import { isSameAccount, isSameAddress } from '../../domain/account/same-account.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { isSignInRunning } from '../../domain/sign-in/flow.ts'
import type { SignInFlow } from '../../domain/sign-in/flow.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventInput } from '../../events/define-events.ts'
import { host } from '../../events/host.ts'
import { signIn } from '../../events/sign-in/sign-in.ts'
import { signInFlow } from '../../flows/sign-in.ts'
import { endsOnceChecked } from '../../selectors/sign-in/outdated-session.ts'
import { signInStatus, signerOf } from '../../selectors/sign-in/sign-in-status.ts'
import type { StateOf } from '../../reducers/root.ts'
import { sessionOf } from '../../selectors/sessions/sessions.ts'
import type { SignInState } from '../../reducers/sign-in/sign-in.ts'
import { askSigner } from '../operations/ask-signer.ts'
import { askInStep } from '../streams/ask-in-step.ts'
import { defineEffect } from '../streams/define-effect.ts'
import type { EffectTools } from '../streams/define-effect.ts'
import { abandonRunningSignIn } from './abandon-sign-in.ts'
import { merge } from '../streams/merge.ts'
import { signInFromPairing } from './sign-in-from-pairing.ts'

type State = StateOf<'sign-in'>

const nobody: Failure = {
  code: 'unauthorized',
  detail: 'An address is required to create a SIWE message.',
}

const nobodyAfterwards = 'By getSession nobody is signed in after verifyMessage said yes.'
const somebodyElse = 'By getSession another account, or another network, is signed in than that which signed.'

/**
 * Starts a sign-in with the connected account once the server has reported its session, or has ended an outdated one. Starts none while one runs, or
 * if a phone has signed in meanwhile.
 */
export const beginSignIn = defineEffect<State>(({ on, state, decide }) =>
  merge(
    on(signIn.requested).pipe(decide(({ id }) => begun(state(), id))),
    on(
      signIn.checked,
      signIn.checkFailed,
      signIn.signedIn,
      signIn.signedOut,
      signIn.signOutFailed,
      signIn.failed,
      signIn.abandoned,
    ).pipe(
      decide((event) => {
        const { request } = state().signIn
        const isEnding = isOneOf(event, signIn.checked) && endsOnceChecked(state(), event.data)
        return request && !isEnding ? begun(state(), request) : null
      }),
    ),
  ),
)

/** Verifies at once what a wallet signed during pairing, in place of a running sign-in. */
export const takeSigned = defineEffect<State>(({ on, state, decide }) =>
  on(connection.established).pipe(
    decide(({ data }) => {
      const taken = signInFromPairing(state(), data)
      return taken && [...replaced(state().signIn), taken]
    }),
  ),
)

/** Asks the host's server for a message with a nonce, right before it is signed. */
export const prepareMessage = defineEffect<State>((tools) =>
  askInStep(tools, signInFlow, flowOf(tools), signIn.started, {
    step: 'preparing',
    limit: messageLimit,
    ask: ({ address, chainId }, _, signal) => tools.ports.signIn.message({ address, chainId }, signal),
    then: (request, { id: flow }) => signIn.messageReady({ flow, ...request }),
    fail: failed,
  }),
)

/** Asks the wallet to sign the message. */
export const askSignature = defineEffect<State>((tools) =>
  askInStep(tools, signInFlow, flowOf(tools), signIn.messageReady, {
    step: 'signing',
    limit: 'person',
    linger: ({ id: flow }) => signIn.signatureAwaited({ flow }),
    ask: ({ chainId, address: from }, { data: { method, params } }, signal) =>
      askSigner(tools.state(), tools.ports, { chainId, from, method, params }, signal),
    then: (result, one, { data: { message } }) => {
      const signature = signatureIn(result)
      return signature === null
        ? failed({ code: 'malformed-answer' }, one)
        : signIn.signed({ flow: one.id, message, signature })
    },
    fail: failed,
  }),
)

/** Asks the host's server to verify the signature. Signs out if the server then reports another account, or none. */
export const verifySignature = defineEffect<State>((tools) =>
  askInStep(tools, signInFlow, flowOf(tools), [signIn.signed, signIn.signedDuringPairing], {
    step: 'verifying',
    limit: verificationLimit,
    ask: (_, { data: { message, signature } }, signal) =>
      tools.ports.signIn.verify({ message, signature }, signal),
    then: ({ address, chainId }, one) => {
      if (address !== null && chainId !== null && isSameAccount({ address, chainId }, one))
        return signIn.signedIn({ flow: one.id, address, chainId })
      const detail = address === null ? nobodyAfterwards : somebodyElse
      return [
        failed({ code: 'verification-failed', detail }, one),
        signIn.signOutStarted({ reason: 'abandoned' }),
      ]
    },
    fail: failed,
  }),
)

/**
 * Abandons the sign-in once its account is disconnected, or the host requires no sign-in any more. Ends a session that the server may have begun by
 * then.
 */
export const abandonSignIn = defineEffect<State>(({ on, state, decideInTurn }) =>
  on(
    ...connectionEndings,
    connection.established,
    connection.yieldedToOtherTab,
    connection.accountsChanged,
    connection.chainChanged,
    connection.walletLocked,
    host.optionsChanged,
  ).pipe(
    decideInTurn((event) => {
      const { flow } = state().signIn
      if (signInStatus(state()) === 'off') return abandonRunningSignIn(state().signIn)
      if (!isSignInRunning(flow)) return null
      const signer = sessionOf(state().connection, flow.namespace)
      const isThere =
        signer?.session === flow.session &&
        signer.chainId === flow.chainId &&
        isSameAddress(signer.accounts[0] ?? '', flow.address)
      if (isThere) return null
      const isLeft = isOneOf(event, connection.disconnected, connection.endedByWallet)
      return abandonRunningSignIn(state().signIn, isLeft ? 'disconnect' : 'abandoned')
    }),
  ),
)

function begun(state: State, request: string): EventInput | null {
  const { flow: running, request: waiting, serverStatus } = state.signIn
  if (isSignInRunning(running)) return null
  const signer = signerOf(state)
  if (!signer) return signIn.failed({ flow: request, failure: nobody })
  if (serverStatus !== 'known') return null
  const found = signInStatus(state)
  if (found === 'signed-in' && !waiting) return null
  if (found !== 'required') return signIn.abandoned({ flow: request })
  const { session, namespace, address, chainId } = signer
  return signIn.started({ flow: request, session, namespace, address, chainId })
}

/** Returns the end of a sign-in that another one replaces. If the server is verifying it, it may begin a session nevertheless. */
function replaced({ flow }: SignInState): readonly EventInput[] {
  if (!isSignInRunning(flow)) return []
  return flow.step === 'verifying'
    ? [failed({ code: 'aborted' }, flow)]
    : [signIn.abandoned({ flow: flow.id })]
}

function flowOf({ state }: Pick<EffectTools<State>, 'state'>) {
  return (id: string): SignInFlow | undefined => {
    const { flow } = state().signIn
    return flow?.id === id ? flow : undefined
  }
}

function failed(failure: Failure, { id: flow }: SignInFlow) {
  return signIn.failed({ flow, failure })
}

/** Returns the signature in a wallet's answer, on Ethereum or on Solana. */
function signatureIn(result: unknown): string | null {
  const given: unknown = typeof result === 'string' ? result : Object(result).signature
  return typeof given === 'string' && given !== '' ? given : null
}
