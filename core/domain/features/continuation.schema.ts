import * as z from 'zod/mini'
import { Route } from './route.schema.ts'

export const Continuation = z.union([
  z.object({ then: z.literal('goBack') }),
  z.object({ then: z.literal('reset'), route: Route }),
  z.object({ then: z.literal('publish'), event: z.object({ type: z.string(), data: z.unknown() }) }),
])
