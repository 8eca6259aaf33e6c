import { FrameRefusal } from './refusal.ts'
import type { Sessions } from './sessions.ts'
import type { FarcasterClient } from './farcaster-client.ts'
import type { Users } from './users.ts'

/** Signing in with Farcaster on another device. Throws a `FrameRefusal` for an invalid step. */
export type FarcasterLogin = {
  /** Returns the link for the approval. It ends the previous one of this device. */
  begin(device: string): Promise<{ readonly url: string }>
  /** Returns whether the request was approved. The first such call signs the visitor in. */
  look(
    device: string,
  ): Promise<
    | { readonly isApproved: false }
    | { readonly isApproved: true; readonly token: string; readonly userName: string }
  >
  /** Cancels the pending request of this device. */
  giveUp(device: string): void
}

/** Creates the sign-in without pending requests. */
export function createFarcasterLogin({
  users,
  sessions,
  client,
}: {
  readonly users: Users
  readonly sessions: Sessions
  readonly client: FarcasterClient
}): FarcasterLogin {
  const channels = new Map<string, string>()
  /** Another request may have begun while the answer was pending. */
  const end = (device: string, channel: string) => channels.get(device) === channel && channels.delete(device)

  return {
    async begin(device) {
      const { token, url } = await client.open()
      channels.set(device, token)
      return { url }
    },
    async look(device) {
      const channel = channels.get(device)
      if (channel === undefined) throw new FrameRefusal('No request was begun. Begin again.')
      const status = await client.statusOf(channel)
      if (status.state === 'pending') return { isApproved: false }
      if (!end(device, channel)) throw new FrameRefusal('Another sign-in was begun meanwhile.')
      if (status.state === 'denied') throw new FrameRefusal('The user denied the sign-in.')
      if (status.state !== 'completed') throw new FrameRefusal('The request has expired. Begin again.')
      const { account } = status
      const { id } = await users.withSocial(account, null)
      return { isApproved: true, ...sessions.begin(id), userName: account.username }
    },
    giveUp: (device) => void channels.delete(device),
  }
}
