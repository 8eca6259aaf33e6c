import { askProvider, providerPatience, textOf } from './provider-answer.ts'
import { FrameRefusal } from './refusal.ts'
import type { SocialAccount } from './users.ts'

/** How a request stands, and who approved it. */
export type FarcasterStatus =
  | { readonly state: 'pending' | 'denied' | 'expired' }
  | { readonly state: 'completed'; readonly account: SocialAccount }

/** The frame as whoever asks Farcaster for a sign-in. */
export type FarcasterClient = {
  /** Begins a request: the link to answer it by, and the token to read the answer with. */
  open(): Promise<{ readonly token: string; readonly url: string }>
  statusOf(token: string): Promise<FarcasterStatus>
}

const name = 'Farcaster'

/** Asks Farcaster at `origin`, which is `null` while it does not run; throws a `FrameRefusal` where it does not answer. */
export function createFarcasterClient(
  origin: () => string | null,
  limit = providerPatience,
): FarcasterClient {
  const ask = (path: string, init: RequestInit) => {
    const base = origin()
    if (base === null) throw new FrameRefusal('Farcaster is not offered by this frame.')
    return askProvider(name, `${base}/farcaster/${path}`, init, limit)
  }
  return {
    async open() {
      const { body } = await ask('channel', { method: 'POST' })
      return { token: textOf(name, body['channelToken']), url: textOf(name, body['url']) }
    },
    async statusOf(token) {
      const { isGood, body } = await ask('status', { headers: { authorization: `Bearer ${token}` } })
      if (!isGood) return { state: 'expired' }
      const { state, fid, username } = body
      if (state === 'pending' || state === 'denied') return { state }
      if (state !== 'completed' || !Number.isSafeInteger(fid))
        throw new FrameRefusal('Farcaster gave an answer that cannot be read.')
      const account = { provider: 'farcaster', subject: String(fid), username: textOf(name, username) }
      return { state, account }
    },
  }
}
