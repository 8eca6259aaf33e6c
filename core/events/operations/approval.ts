import type { approvalFields } from './approval.schema.ts'
import { defineEvents } from '../define-events.ts'

/** Requests that a person confirms in the secure frame, each by the id of what asked for it, and the session that it was asked in. */
export const approval = defineEvents<'approval', typeof approvalFields>('approval', {
  asked: 'fact',
  ended: 'fact',
  closed: 'fact',
})
