import { firstValueFrom, from } from 'rxjs'
import { Secret } from '../../core/domain/values/secret.ts'
import { frameKeys } from '../../core/domain/frame/keys.ts'
import type { Storage } from '../../core/ports/storage.ts'
import { rejectOnAbort } from '../ports/aborted.ts'

/** Where session tokens are kept. */
export type TokenStorage = Pick<Storage, 'read' | 'write' | 'remove'>

/** The token by which the frame would know its visitor again, kept between visits. */
export type SessionToken = {
  /** The one that was told last, here or in another tab; where storage is blocked, on this page. */
  readonly current: (signal: AbortSignal) => Promise<Secret<string> | null>
  readonly keep: (token: Secret<string>) => void
  /** Forgets, when it is called, the one that there was when it was asked for, and none that was told meanwhile. */
  readonly forgetting: () => () => void
  /** Forgets one that the frame does not take, unless another was told meanwhile. */
  readonly refuse: (token: Secret<string> | null) => void
}

const key = frameKeys.sessionToken

/** Keeps one token in a storage; what storage does not take, is forgotten with the page. */
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
