import type { EventInput } from '../../events/define-events.ts'
import { modalDrawing } from '../../domain/shell/modal.ts'
import { modal } from '../../events/shell/modal.ts'

/** Returns the event that logs which part of ours failed to draw, and its error. */
export function renderFailed(drawing: string, error: unknown): EventInput {
  return modal.renderFailed({ drawing, message: String(error) })
}

/** Returns that event for the modal itself. It also closes the modal. */
export function modalBroke(error: unknown): EventInput {
  return renderFailed(modalDrawing, error)
}
