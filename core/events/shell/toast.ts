import { defineEvents } from '../define-events.ts'
import type { toastFields } from './toast.schema.ts'

/** Short messages at the edge of the modal. */
export const toast = defineEvents<'toast', typeof toastFields>('toast', {
  shown: 'fact',
  expired: 'fact',
  dismissed: 'intent',
})
