import { defineEvents } from '../define-events.ts'
import type { modalFields } from './modal.schema.ts'

/**
 * The modal itself: opened, closed, and shaken when it must not close. `unavailable` says that the page cannot render it. `renderFailed` reports an
 * error during rendering, buttons included.
 */
export const modal = defineEvents<'modal', typeof modalFields>('modal', {
  openRequested: 'intent',
  closeRequested: 'intent',
  unavailable: 'intent',
  renderFailed: 'intent',
  opened: 'fact',
  closed: 'fact',
  loadingChanged: 'fact',
  shaken: 'fact',
  shakeEnded: 'fact',
})
