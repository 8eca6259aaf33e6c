import * as z from 'zod/mini'
import { addressSchema } from '../../account/account.schema.ts'
import { baseUnitsSchema } from '../../values/amount.schema.ts'
import { permitSchema } from '../allowance/permit.schema.ts'
import { checkedSchema } from '../../preflight/checked.schema.ts'

const hex = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/))

/** A call to sign: its sender, its contract, its payment and its bytes, both in hexadecimals. */
export const plannedCallSchema = z.object({ from: addressSchema, to: addressSchema, value: hex, data: hex })

const signed = {
  call: plannedCallSchema,
  /** The gas of the call, and the price of a unit of gas in wei. */
  gas: baseUnitsSchema,
  gasPrice: baseUnitsSchema,
}

export const swapPlanSchema = z.union([
  z.object({
    kind: z.literal('approval'),
    spender: addressSchema,
    amount: baseUnitsSchema,
    ...signed,
    checked: z.optional(checkedSchema),
  }),
  z.object({ kind: z.literal('permit'), permit: permitSchema, checked: z.optional(checkedSchema) }),
  z.object({ kind: z.literal('swap'), ...signed, checked: z.optional(checkedSchema) }),
  z.object({
    kind: z.literal('bundle'),
    spender: addressSchema,
    amount: baseUnitsSchema,
    /** Revokes the old allowance, if the token does not accept an approval over it. */
    revoke: z.optional(plannedCallSchema),
    approval: plannedCallSchema,
    ...signed,
    checked: z.optional(checkedSchema),
  }),
])
