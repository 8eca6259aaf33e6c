import * as z from 'zod/mini'
import { Route } from './route-schema.ts'

/** What happens when a transaction ends, as data instead of a function, so that it can be recorded (design 5). */
export const Continuation = z.union([
  z.object({ then: z.literal('goBack') }),
  z.object({ then: z.literal('reset'), route: Route }),
  z.object({ then: z.literal('publish'), event: z.object({ type: z.string(), data: z.unknown() }) }),
])
export type Continuation = z.infer<typeof Continuation>
