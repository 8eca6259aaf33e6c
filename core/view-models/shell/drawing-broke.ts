import type { EventInput } from '../../events/define-events.ts'
import { modalDrawing } from '../../domain/shell/modal.ts'
import { modal } from '../../events/shell/modal.ts'

/** Makes the event that tells the log what of ours broke while it was drawn, and by which error. */
export function drawingBroke(drawing: string, error: unknown): EventInput {
  return modal.drawingBroke({ drawing, message: String(error) })
}

/** Makes that event for the modal itself, whose opening it gives up. */
export function modalBroke(error: unknown): EventInput {
  return drawingBroke(modalDrawing, error)
}
