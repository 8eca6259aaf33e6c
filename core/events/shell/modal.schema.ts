import * as z from 'zod/mini'
import { modalOutcomeSchema } from '../../domain/shell/modal.schema.ts'
import { optionalRouteSchema, routeSchema } from '../../domain/features/route.schema.ts'

export const modalFields = {
  openRequested: optionalRouteSchema,
  closeRequested: {},
  unavailable: {},
  renderFailed: { drawing: z.string(), message: z.string() },
  opened: routeSchema,
  closed: { outcome: modalOutcomeSchema },
  loadingChanged: { loading: z.boolean() },
  shaken: {},
  shakeEnded: {},
}
