import type { ObservedValueOf } from 'rxjs'
import { toBase58 } from '../../core/domain/values/base58.ts'
import { namespaceOf, referenceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/shape-of.ts'
import type { SignOutRules, SignedSession } from '../../core/domain/sign-in/sign-in.ts'
import type { MessageToSign, SignIn } from '../../core/ports/sign-in.ts'
import { hostAnswer } from './host-answer.ts'
import { hostFacts, hostMessage } from './host-message.ts'
import type { HostSignInParts } from './host-message.ts'
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
  const underWay = new Set<Promise<unknown>>()
  let verifying: Promise<unknown> | null = null
  let begun = 0
  let isAnybody: boolean | null = null

  const current = async () => {
    const session = signedSession(await hostAnswer('getSession', () => adapter.getSession()))
    isAnybody = session.address !== null
    return session
  }

  const end = () =>
    hostAnswer('signOut', async () => {
      if ((await adapter.signOut()) === false) throw new Error('it answered false.')
    })

  const signOut = async () => {
    const [running, last] = [verifying, begun]
    await end()
    if (!running) return null
    // A server that verifies meanwhile begins its session afterwards, unless it refuses. A later sign-in may have begun another session by then.
    const isRefused = await running.then(
      (isGood) => !isGood,
      () => false,
    )
    if (!isRefused && begun === last) await end()
    return null
  }

  const followed = async <Value>(asked: Promise<Value>): Promise<Value> => {
    underWay.add(asked)
    try {
      return await asked
    } finally {
      underWay.delete(asked)
    }
  }

  const verified = async (message: string, signature: string): Promise<boolean> => {
    begun += 1
    const running = hostAnswer('verifyMessage', async () =>
      yesOrNo(await adapter.verifyMessage({ message, signature })),
    )
    verifying = running
    try {
      return await followed(running)
    } finally {
      if (verifying === running) verifying = null
    }
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
      if (!(await verified(message, signature)))
        throw new LatchkeyError('verification-failed', 'Error verifying SIWE signature')
      return current()
    },
    signOut: () => followed(signOut()),
    settled: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay)
      return null
    },
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

/** Returns the host's answer as a boolean. Throws if there is no answer, because then the outcome is unknown. */
function yesOrNo(given: unknown): boolean {
  if (given !== undefined && given !== null) return Boolean(given)
  const shape = shapeOf(given)
  throw new LatchkeyError(
    'malformed-answer',
    `What verifyMessage was answered is ${shape}; expected true or false.`,
  )
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
