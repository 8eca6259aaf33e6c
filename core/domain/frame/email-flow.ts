import type { Failure } from '../errors/failure.ts'
import type { FlowOrigin } from '../flows/flow-origin.ts'

/** A sign-in by e-mail, from its address to the secure frame's answer. */
export type EmailFlow = {
  /** The id of the intent that started it. */
  readonly id: string
  readonly by: FlowOrigin
  readonly email: string
  /** `accepted`: the frame knows the visitor, and a connection with the same id opens the frame's wallet. */
  readonly step: 'asking' | 'link' | 'code' | 'checking' | 'accepted' | 'failed' | 'abandoned'
  /** When the last mail was sent, in milliseconds since 1970. */
  readonly mailedAt: number | null
  /** The number of mails. */
  readonly mails: number
  /** Whether another mail is requested. */
  readonly isResending: boolean
  /** Whether a lost connection ended the wait for the link. */
  readonly isWaitBroken: boolean
  /** The last failure of the flow. A failed mail, link or code does not end the flow. */
  readonly failure: (Failure & { readonly in: 'mail' | 'link' | 'code' | 'wallet' }) | null
}
