import type { EventInput } from '../../events/define-events.ts'
import { modalDrawing } from '../../domain/shell/modal.ts'
import { modal } from '../../events/shell/modal.ts'

/** Returns the event that logs which part of ours failed to draw, and its error. */
export function drawingBroke(drawing: string, error: unknown): EventInput {
  return modal.drawingBroke({ drawing, message: String(error) })
}

/** Returns that event for the modal itself. It also closes the modal. */
export function modalBroke(error: unknown): EventInput {
  return drawingBroke(modalDrawing, error)
}
