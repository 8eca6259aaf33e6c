import { askProvider, providerPatience, textOf } from './provider-answer.ts'
import { FrameRefusal } from './refusal.ts'
import type { SocialAccount } from './users.ts'

/** The status of a request, and the account that approved it. */
type FarcasterStatus =
  | { readonly state: 'pending' | 'denied' | 'expired' }
  | { readonly state: 'completed'; readonly account: SocialAccount }

/** The frame as a client of Farcaster's sign-in. */
export type FarcasterClient = {
  /** Begins a request. Returns the link for the answer, and the token that reads it. */
  open(): Promise<{ readonly token: string; readonly url: string }>
  statusOf(token: string): Promise<FarcasterStatus>
}

const name = 'Farcaster'

/** Creates a client of Farcaster at `origin` (`null` while it is not running). Throws a `FrameRefusal` if Farcaster does not answer. */
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
