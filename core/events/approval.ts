import * as z from 'zod/mini'
import { defineEvents, fact } from './define-events.ts'

const request = z.string()
const session = z.string()

/** Requests that a person confirms in the secure frame, each by the id of what asked for it, and the session that it was asked in. */
export const approval = defineEvents('approval', {
  asked: fact({ request, session }),
  ended: fact({ request }),
  closed: fact(),
})
