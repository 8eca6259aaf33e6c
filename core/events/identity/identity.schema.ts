import * as z from 'zod/mini'
import { Address } from '../../domain/account/account.schema.ts'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'

const holder = { address: personal(Address) }

export const identityFields = {
  refreshed: {},
  requested: holder,
  received: {
    ...holder,
    name: z.nullable(personal(z.string())),
    avatar: z.nullable(personal(z.string())),
  },
  failed: { ...holder, failure: Failure },
}
