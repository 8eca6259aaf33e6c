import * as z from 'zod/mini'
import { ModalOutcome } from '../domain/modal.ts'
import { ViewName } from '../domain/view-name.ts'
import { defineEvents, fact, intent } from './define-events.ts'

/** The modal itself: asked for, dismissed, and shaken when it must not close. */
export const modal = defineEvents('modal', {
  openRequested: intent({ view: z.optional(ViewName) }),
  closeRequested: intent(),
  opened: fact({ view: ViewName }),
  closed: fact({ outcome: ModalOutcome }),
  loadingChanged: fact({ loading: z.boolean() }),
  shaken: fact(),
  shakeEnded: fact(),
})
