import * as z from 'zod/mini'
import { Namespace } from '../values/caip.schema.ts'

export const OnRampProvider = z.object({
  id: z.string(),
  name: z.string(),
  url: z.nullable(z.string()),
  namespaces: z.array(Namespace),
})
