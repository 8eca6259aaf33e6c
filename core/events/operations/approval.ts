import type { approvalFields } from './approval.schema.ts'
import { defineEvents } from '../define-events.ts'

/** Requests that a visitor confirms in the secure frame. Each has the id of the event that sent it, and its session. */
export const approval = defineEvents<'approval', typeof approvalFields>('approval', {
  asked: 'fact',
  ended: 'fact',
  closed: 'fact',
})
