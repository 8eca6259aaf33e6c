import * as z from 'zod/mini'
import { namespaceSchema } from '../values/caip.schema.ts'

export const onRampProviderSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.nullable(z.string()),
  namespaces: z.array(namespaceSchema),
})
