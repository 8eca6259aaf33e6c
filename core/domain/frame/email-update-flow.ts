import type { FlowOrigin } from '../flows/flow-origin.ts'

/**
 * A change of the e-mail address of the secure frame's user. A code confirms the present address, unless the frame skips it, and another the new one.
 */
export type EmailUpdateFlow = {
  /** The id of the intent that started it. */
  readonly id: string
  readonly by: FlowOrigin
  readonly session: string
  readonly email: string
  /** `primary` waits for the code of the present address, `secondary` for that of the new one. */
  readonly step: 'asking' | 'primary' | 'secondary' | 'changed' | 'failed' | 'abandoned'
  /** The id of the event that typed the code under check. Null for none. */
  readonly checked: string | null
}
