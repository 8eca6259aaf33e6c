import { defineEvents } from '../define-events.ts'
import type { modalFields } from './modal.schema.ts'

/** The modal itself: asked for, dismissed, given up where a page cannot draw it, and shaken when it must not close; and what of ours broke while it was drawn, buttons included. */
export const modal = defineEvents<'modal', typeof modalFields>('modal', {
  openRequested: 'intent',
  closeRequested: 'intent',
  notDrawn: 'intent',
  drawingBroke: 'intent',
  opened: 'fact',
  closed: 'fact',
  loadingChanged: 'fact',
  shaken: 'fact',
  shakeEnded: 'fact',
})
