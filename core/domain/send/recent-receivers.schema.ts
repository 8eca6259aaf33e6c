import * as z from 'zod/mini'
import { addressSchema } from '../account/account.schema.ts'

export const recentReceiverSchema = z.object({ address: addressSchema, name: z.nullable(z.string()) })
