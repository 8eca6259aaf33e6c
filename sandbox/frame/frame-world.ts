import type { AbortHabits } from './abort-habits.ts'
import type { DeviceLinks } from './device-links.ts'
import type { EmailAccount } from './email-account.ts'
import type { FarcasterLogin } from './farcaster-login.ts'
import type { Mailbox } from './mailbox.ts'
import type { SentCallsRecord } from './sent-calls.ts'
import type { Sessions } from './sessions.ts'
import type { SocialLogin } from './social-login.ts'
import type { Users } from './users.ts'

/** The data of the frame's server, and the URLs of nodes and bundlers by CAIP-2 id. */
export type FrameWorld = {
  readonly users: Users
  readonly sessions: Sessions
  readonly links: DeviceLinks
  readonly mailbox: Mailbox
  readonly email: EmailAccount
  readonly social: SocialLogin
  readonly farcaster: FarcasterLogin
  readonly sentCalls: SentCallsRecord
  readonly abortHabits: AbortHabits
  readonly nodeUrl: (chain: string) => string | null
  readonly bundlerUrl: (chain: string) => string | null
}
