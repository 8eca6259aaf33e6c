import { firstValueFrom, from } from 'rxjs'
import { Secret } from '../../core/domain/values/secret.ts'
import { frameKeys } from '../../core/domain/frame/keys.ts'
import type { Storage } from '../../core/ports/storage.ts'
import { rejectOnAbort } from '../ports/aborted.ts'

/** The storage of session tokens. */
export type TokenStorage = Pick<Storage, 'read' | 'write' | 'remove'>

/** The stored token by which the frame recognises its visitor at the next visit. */
export type SessionToken = {
  /** Returns the last token that this tab or another one received. If the storage is blocked, returns the last one of this page. */
  readonly current: (signal: AbortSignal) => Promise<Secret<string> | null>
  readonly keep: (token: Secret<string>) => void
  /** Returns a function that forgets the token of this moment, and no token that arrives meanwhile. */
  readonly forgetting: () => () => void
  /** Forgets a token that the frame refused, unless another one has arrived meanwhile. */
  readonly refuse: (token: Secret<string> | null) => void
}

const key = frameKeys.sessionToken

/** Creates a token in a storage. If the storage fails, the token lasts as long as the page. */
export function createSessionToken(storage: TokenStorage): SessionToken {
  const { signal: unhurried } = new AbortController()
  let held: string | null = null
  let last: Promise<unknown> = Promise.resolve()

  const inTurn = (act: () => Promise<unknown>) => {
    last = last.then(act).catch(() => {})
  }
  const read = () =>
    firstValueFrom(from(storage.read({ key }, unhurried))).then(
      ({ text }) => text,
      () => held,
    )
  const forgetOnly = async (leaving: string | null) => {
    if ((await read()) !== leaving) return
    held = null
    await firstValueFrom(from(storage.remove({ key }, unhurried)))
  }

  return {
    current: async (signal) => {
      const text = await rejectOnAbort(last.then(read), signal)
      return text === null ? null : new Secret(text)
    },
    keep: (token) =>
      inTurn(() => {
        held = token.reveal()
        return firstValueFrom(from(storage.write({ key, text: held }, unhurried)))
      }),
    forgetting: () => {
      let leaving: string | null = null
      inTurn(async () => {
        leaving = await read()
      })
      return () => inTurn(() => forgetOnly(leaving))
    },
    refuse: (token) =>
      inTurn(async () => {
        if (token !== null) await forgetOnly(token.reveal())
      }),
  }
}
