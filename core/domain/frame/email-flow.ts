import type { Failure } from '../errors/failure.ts'
import type { FlowOrigin } from '../flows/flow-origin.ts'

/** A sign-in by e-mail, from its address to what the secure frame says of it. */
export type EmailFlow = {
  /** The id of the intent that started it. */
  readonly id: string
  readonly by: FlowOrigin
  readonly email: string
  /** `accepted`: the frame knows who it is, and its wallet is opened by a connecting with the same id. */
  readonly step: 'asking' | 'link' | 'code' | 'checking' | 'accepted' | 'failed' | 'abandoned'
  /** When the last mail was sent, in milliseconds since 1970. */
  readonly mailedAt: number | null
  /** How many mails were sent. */
  readonly mails: number
  /** Whether another mail is asked for. */
  readonly isResending: boolean
  /** Whether the wait for the link broke off with the connection. */
  readonly isWaitBroken: boolean
  /** What failed last in it. A failed mail, link or code does not end it. */
  readonly failure: (Failure & { readonly in: 'mail' | 'link' | 'code' | 'wallet' }) | null
}
