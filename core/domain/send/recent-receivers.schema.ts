import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'

export const RecentReceiver = z.object({ address: Address, name: z.nullable(z.string()) })
