import type { Address } from '../../core/domain/account/account.ts'
import type { SignOutRules, SignedSession } from '../../core/domain/sign-in/sign-in.ts'
import { signInMessage } from '../../core/domain/sign-in/message.ts'
import type { SignIn, SignedAnswer } from '../../core/ports/sign-in.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** A host's sign-in server, under a test's control. */
export type FakeSignIn = SignIn &
  Script<SignIn> & {
    /** Returns the current session on the server. */
    readonly current: () => SignedSession | null
    /** Replaces the session, as another tab does. */
    readonly begin: (session: SignedSession | null) => void
    /** The answers that were sent to listeners, oldest first. */
    readonly told: readonly SignedAnswer[]
  }

/** Creates a server that accepts every signature of the account for which it made the last message. */
export function fakeSignIn({
  session = null,
  rules = {},
  order,
}: {
  readonly session?: SignedSession | null
  readonly rules?: Partial<SignOutRules>
  readonly order?: AnswerOrder
} = {}): FakeSignIn {
  const { script, ask } = createScript<SignIn>(order)
  const asked = new Map<string, SignedSession>()
  const told: SignedAnswer[] = []
  let current = session
  let nonces = 0
  return {
    ...script,
    told,
    current: () => current,
    begin: (next) => {
      current = next
    },
    rules: (request, signal) =>
      ask('rules', request, signal, () => ({
        signOutOnDisconnect: true,
        signOutOnAccountChange: true,
        signOutOnNetworkChange: true,
        ...rules,
      })),
    session: (request, signal) => ask('session', request, signal, () => answerOf(current)),
    message: (account, signal) =>
      ask('message', account, signal, () => {
        const message = signInMessage(account, {
          domain: 'story.example',
          uri: 'https://story.example',
          version: '1',
          nonce: `nonce${String(++nonces).padStart(4, '0')}`,
          iat: '2026-01-01T00:00:00.000Z',
        })
        asked.set(message, account)
        return { message, method: 'personal_sign', params: [message, account.address] }
      }),
    verify: (request, signal) =>
      ask('verify', request, signal, () => {
        current = asked.get(request.message) ?? null
        return answerOf(current)
      }),
    signOut: (request, signal) =>
      ask('signOut', request, signal, () => {
        current = null
        return null
      }),
    settled: (request, signal) => ask('settled', request, signal, () => null),
    tell: (request, signal) =>
      ask('tell', request, signal, () => {
        told.push(request)
        return null
      }),
  }
}

function answerOf(session: { readonly address: Address; readonly chainId: string } | null): SignedAnswer {
  return session ?? { address: null, chainId: null }
}
