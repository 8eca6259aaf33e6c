import type { Failure } from '../errors/failure.ts'
import type { FlowOrigin } from '../flows/flow-origin.ts'
import type { SocialProvider } from '../options/social-provider.ts'

/** A sign-in by a social account, from the choice of its provider to what the secure frame says of it. */
export type SocialFlow = {
  /** The id of the intent that started it. */
  readonly id: string
  readonly by: FlowOrigin
  readonly provider: SocialProvider
  /**
   * `opening`: its popup is opened, or its link is asked for. `accepted`: the frame knows who it is, and its wallet is opened by a
   * connecting with the same id.
   */
  readonly step: 'opening' | 'asking' | 'consenting' | 'confirming' | 'accepted' | 'failed' | 'abandoned'
  /** The link of a sign-in with Farcaster, while it is waited for. */
  readonly link: string | null
  /** Who it is, once that is known. */
  readonly username: string | null
  readonly failure: (Failure & { readonly in: 'popup' | 'consent' | 'link' | 'account' }) | null
}
