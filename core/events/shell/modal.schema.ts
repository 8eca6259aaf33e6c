import * as z from 'zod/mini'
import { ModalOutcome } from '../../domain/shell/modal.schema.ts'
import { AskedRoute, Route } from '../../domain/features/route.schema.ts'

export const modalFields = {
  openRequested: AskedRoute,
  closeRequested: {},
  unavailable: {},
  renderFailed: { drawing: z.string(), message: z.string() },
  opened: Route,
  closed: { outcome: ModalOutcome },
  loadingChanged: { loading: z.boolean() },
  shaken: {},
  shakeEnded: {},
}
