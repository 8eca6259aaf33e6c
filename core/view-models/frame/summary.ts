import type { Failure } from '../../domain/errors/failure.ts'
import type { SocialFlow } from '../../domain/frame/social-flow.ts'
import type { BootState } from '../../reducers/root.ts'

/** The state of a sign-in to the secure frame, or of a change of the address there, for a host's own screens. */
export type FrameSummary = {
  /**
   * `mailing`: a mail is being sent. `link`: the visitor has yet to open its link on this device. `code`:
   * its digits have yet to be entered. `checking`: they are being checked.
   * `consenting`: a social account is asked. `opening`: the wallet is being opened. `idle`: none of it.
   */
  readonly status: 'idle' | 'mailing' | 'link' | 'code' | 'checking' | 'consenting' | 'opening'
  /** The address that the mail was sent to. */
  readonly email: string | null
  /** The link that opens Farcaster, also as a QR code. */
  readonly link: string | null
  /** Why the last code, link or mail of this flow failed. */
  readonly failure: Failure | null
  /** How many seconds remain until another mail may be requested. */
  readonly secondsToNextEmail: number
}

/** Returns the state of the sign-in to the frame, or of the change of the address there. */
export function frameSummary({ email, social, emailUpdate }: BootState): FrameSummary {
  const change = emailUpdate?.flow
  if (change)
    return {
      status: change.checked !== null ? 'checking' : change.step === 'asking' ? 'mailing' : 'code',
      email: change.step === 'primary' ? (email?.address ?? null) : change.email,
      link: null,
      failure: emailUpdate.failure,
      secondsToNextEmail: 0,
    }
  const [byMail, byAccount] = [email?.flow ?? null, social?.flow ?? null]
  return {
    status: byMail ? mailWords[byMail.step] : byAccount ? socialWord(byAccount) : 'idle',
    email: byMail?.email ?? null,
    link: byAccount?.link ?? null,
    failure: byMail?.failure ?? byAccount?.failure ?? null,
    secondsToNextEmail: email?.pause ?? 0,
  }
}

const mailWords = {
  asking: 'mailing',
  link: 'link',
  code: 'code',
  checking: 'checking',
  accepted: 'opening',
  failed: 'idle',
  abandoned: 'idle',
} as const

function socialWord({ step, provider, failure }: SocialFlow): FrameSummary['status'] {
  // Farcaster has no consent that the page confirms afterwards.
  const hasFailedConfirmed = failure?.in === 'account' && provider !== 'farcaster'
  return step === 'accepted' || step === 'confirming' || hasFailedConfirmed ? 'opening' : 'consenting'
}
