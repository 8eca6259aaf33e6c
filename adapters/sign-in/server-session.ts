import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import { hostAnswer } from './host-answer.ts'
import type { SiweAdapter } from './siwe-adapter.ts'

/** The calls that begin and end the session at a host's server. */
export type ServerSession = {
  /** Asks the server to verify a signed message. Returns whether it did, and so began a session. */
  readonly verify: (message: string, signature: string) => Promise<boolean>
  /** Ends the session, and any session that a running verification begins meanwhile. */
  readonly signOut: () => Promise<null>
  /** Waits until no verification and no sign-out runs. */
  readonly settled: () => Promise<null>
}

/** Creates the calls over a host's adapter. */
export function createServerSession(adapter: Pick<SiweAdapter, 'verifyMessage' | 'signOut'>): ServerSession {
  const underWay = new Set<Promise<unknown>>()
  let verifying: Promise<boolean> | null = null
  let begun = 0

  const followed = async <Value>(asked: Promise<Value>): Promise<Value> => {
    underWay.add(asked)
    try {
      return await asked
    } finally {
      underWay.delete(asked)
    }
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

  return {
    verify: async (message, signature) => {
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
    },
    signOut: () => followed(signOut()),
    settled: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay)
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
