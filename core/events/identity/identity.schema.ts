import * as z from 'zod/mini'
import { addressSchema } from '../../domain/account/account.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'

const holder = { address: personal(addressSchema) }

export const identityFields = {
  refreshed: {},
  requested: holder,
  received: {
    ...holder,
    name: z.nullable(personal(z.string())),
    avatar: z.nullable(personal(z.string())),
  },
  failed: { ...holder, failure: failureSchema },
}
