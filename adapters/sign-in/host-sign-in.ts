import type { ObservedValueOf } from 'rxjs'
import { toBase58 } from '../../core/domain/values/base58.ts'
import { namespaceOf, referenceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { SignOutRules, SignedSession } from '../../core/domain/sign-in/sign-in.ts'
import type { MessageToSign, SignIn } from '../../core/ports/sign-in.ts'
import { hostAnswer } from './host-answer.ts'
import { hostFacts, hostMessage } from './host-message.ts'
import type { HostSignInParts } from './host-message.ts'
import { createServerSession } from './server-session.ts'
import { signedSession } from './signed-session.ts'
import type { SiweAdapter } from './siwe-adapter.ts'
import { expectVisit } from './visit-message.ts'

/** The port for signing in at a host's server, with one answer for each request. */
export type HostSignIn = {
  readonly [Method in keyof SignIn]: (
    ...asked: Parameters<SignIn[Method]>
  ) => Promise<ObservedValueOf<ReturnType<SignIn[Method]>>>
}

/** Creates the port over a host's adapter. The host's answers are checked like any foreign data. */
export function createHostSignIn({ adapter, page, now }: HostSignInParts): HostSignIn {
  const server = createServerSession(adapter)
  let isAnybody: boolean | null = null

  const current = async () => {
    const session = signedSession(await hostAnswer('getSession', () => adapter.getSession()))
    isAnybody = session.address !== null
    return session
  }

  return {
    rules: async () => rulesOf(adapter),
    session: current,
    message: async (account) => {
      const facts = await hostFacts({ adapter, page, now }, account.address)
      const text = await hostMessage(adapter, account, facts)
      expectVisit(text, account, facts)
      return toSign(text, account)
    },
    verify: async ({ message, signature }) => {
      if (!(await server.verify(message, signature)))
        throw new LatchkeyError('verification-failed', 'Error verifying SIWE signature')
      return current()
    },
    signOut: server.signOut,
    settled: server.settled,
    tell: async ({ address, chainId }) => {
      try {
        if (address !== null && chainId !== null)
          adapter.onSignIn?.({ address, chainId: numberOrId(chainId) })
        else if (isAnybody !== false) adapter.onSignOut?.()
      } catch (error) {
        surface(error)
      }
      isAnybody = address !== null
      return null
    },
  }
}

/** Returns the number of an EVM chain, or another chain's CAIP-2 id. */
function numberOrId(chainId: ChainId): number | string {
  return namespaceOf(chainId) === 'eip155' ? Number(referenceOf(chainId)) : chainId
}

function rulesOf({
  signOutOnDisconnect = true,
  signOutOnAccountChange = true,
  signOutOnNetworkChange = true,
}: SiweAdapter): SignOutRules {
  return { signOutOnDisconnect, signOutOnAccountChange, signOutOnNetworkChange }
}

function toSign(message: string, { address, chainId }: SignedSession): MessageToSign {
  const bytes = new TextEncoder().encode(message)
  return namespaceOf(chainId) === 'solana'
    ? { message, method: 'solana_signMessage', params: { message: toBase58(bytes), pubkey: address } }
    : { message, method: 'personal_sign', params: [hexOf(bytes), address] }
}

function hexOf(bytes: Uint8Array): string {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Rethrows an error of the host's own code in a microtask, so that the host's developers see it. */
function surface(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
