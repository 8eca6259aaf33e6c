import * as z from 'zod/mini'
import { routeSchema } from './route.schema.ts'

export const continuationSchema = z.union([
  z.object({ then: z.literal('goBack') }),
  z.object({ then: z.literal('reset'), route: routeSchema }),
  z.object({ then: z.literal('publish'), event: z.object({ type: z.string(), data: z.unknown() }) }),
])
