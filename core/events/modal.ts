import * as z from 'zod/mini'
import { ModalOutcome } from '../domain/modal.ts'
import { AskedRoute, Route } from '../domain/route-schema.ts'
import { defineEvents, fact, intent } from './define-events.ts'

/** The modal itself: asked for, dismissed, given up where a page cannot draw it, and shaken when it must not close; and what of ours broke while it was drawn, buttons included. */
export const modal = defineEvents('modal', {
  openRequested: intent(AskedRoute),
  closeRequested: intent(),
  notDrawn: intent(),
  drawingBroke: intent({ drawing: z.string(), message: z.string() }),
  opened: fact(Route),
  closed: fact({ outcome: ModalOutcome }),
  loadingChanged: fact({ loading: z.boolean() }),
  shaken: fact(),
  shakeEnded: fact(),
})
