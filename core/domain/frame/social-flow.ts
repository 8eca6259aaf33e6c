import type { Failure } from '../errors/failure.ts'
import type { FlowOrigin } from '../flows/flow-origin.ts'
import type { SocialProvider } from '../options/social-provider.ts'

/** A sign-in by a social account, from the choice of its provider to the secure frame's answer. */
export type SocialFlow = {
  /** The id of the intent that started it. */
  readonly id: string
  readonly by: FlowOrigin
  readonly provider: SocialProvider
  /**
   * `opening`: its popup is opened, or its link is requested. `accepted`: the frame knows the visitor, and a connection with the same id opens the
   * frame's wallet.
   */
  readonly step: 'opening' | 'asking' | 'consenting' | 'confirming' | 'accepted' | 'failed' | 'abandoned'
  /** The link of a sign-in with Farcaster, until the visitor approves. */
  readonly link: string | null
  /** The name of the social account, once it is known. */
  readonly username: string | null
  readonly failure: (Failure & { readonly in: 'popup' | 'consent' | 'link' | 'account' }) | null
}
