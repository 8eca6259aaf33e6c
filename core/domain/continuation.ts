import * as z from 'zod/mini'
import { ViewName } from './view-name.ts'

/** What happens when a transaction ends, as data instead of a function, so that it can be recorded (design 5). */
export const Continuation = z.union([
  z.object({ then: z.literal('goBack') }),
  z.object({ then: z.literal('reset'), view: ViewName }),
  z.object({ then: z.literal('publish'), event: z.object({ type: z.string(), data: z.unknown() }) }),
])
export type Continuation = z.infer<typeof Continuation>
