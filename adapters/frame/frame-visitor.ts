import { firstValueFrom, from } from 'rxjs'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Secret } from '../../core/domain/values/secret.ts'
import type { Frame } from '../../core/ports/frame.ts'
import { rejectOnAbort } from '../ports/aborted.ts'
import { createSessionToken } from './session-token.ts'
import type { TokenStorage } from './session-token.ts'

/** A frame, and whether it is loaded again. */
export type RenewableFrame = Frame & { readonly renewed?: () => Promise<boolean> }

/** The visitor that the frame recognises by its session token. */
export type FrameVisitor = {
  /** Returns whether the frame recognises its visitor. If not, forgets the token. */
  readonly isKnown: (signal: AbortSignal) => Promise<boolean>
  /** Waits until no earlier request can be confirmed in the frame. Fails if a frame that is loaded again does not recognise its visitor. */
  readonly renewed: (signal: AbortSignal) => Promise<void>
  /** Signs the visitor out, and forgets the token. */
  readonly signOut: (signal: AbortSignal) => Promise<null>
}

/** Creates the frame's visitor. Stores each token that the frame sends. */
export function createFrameVisitor(
  frame: Pick<RenewableFrame, 'isConnected' | 'renewed' | 'sessionTokens' | 'signOut'>,
  storage: TokenStorage,
): FrameVisitor {
  const token = createSessionToken(storage)
  from(frame.sessionTokens(null, new AbortController().signal)).subscribe((told) => token.keep(told.token))
  let isStranger = false
  let renewing: Promise<void> | null = null

  const isConnected = async (known: Secret<string> | null, signal: AbortSignal) =>
    (await firstValueFrom(from(frame.isConnected({ token: known }, signal)))).isConnected

  /** A reloaded frame recognises its visitor by the token. */
  const renew = async () => {
    const { signal } = new AbortController()
    isStranger ||= (await frame.renewed?.()) === true
    if (!isStranger) return
    if (!(await isConnected(await token.current(signal), signal)))
      throw new LatchkeyError('unauthorized', 'The secure frame no longer knows its visitor.')
    isStranger = false
  }

  return {
    isKnown: async (signal) => {
      const known = await token.current(signal)
      const isVisitor = await isConnected(known, signal).catch((error: unknown) => {
        if (!signal.aborted) token.refuse(known)
        throw error
      })
      if (!isVisitor) token.refuse(known)
      return isVisitor
    },
    renewed: (signal) => {
      renewing ??= renew().finally(() => {
        renewing = null
      })
      return rejectOnAbort(renewing, signal)
    },
    signOut: async (signal) => {
      const forget = token.forgetting()
      try {
        return await firstValueFrom(from(frame.signOut(null, signal)))
      } finally {
        forget()
      }
    },
  }
}
