import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { BaseUnits } from '../values/amount.schema.ts'
import { Permit } from './allowance/permit.schema.ts'
import { Checked } from '../preflight/checked.schema.ts'

const hex = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/))

/** A call to sign: its sender, its contract, its payment and its bytes, both in hexadecimals. */
export const PlannedCall = z.object({ from: Address, to: Address, value: hex, data: hex })

const signed = {
  call: PlannedCall,
  /** The gas of the call, and the price of a unit of gas in wei. */
  gas: BaseUnits,
  gasPrice: BaseUnits,
}

export const SwapPlan = z.union([
  z.object({
    kind: z.literal('approval'),
    spender: Address,
    amount: BaseUnits,
    ...signed,
    checked: z.optional(Checked),
  }),
  z.object({ kind: z.literal('permit'), permit: Permit, checked: z.optional(Checked) }),
  z.object({ kind: z.literal('swap'), ...signed, checked: z.optional(Checked) }),
  z.object({
    kind: z.literal('bundle'),
    spender: Address,
    amount: BaseUnits,
    /** Revokes the old allowance, if the token does not accept an approval over it. */
    revoke: z.optional(PlannedCall),
    approval: PlannedCall,
    ...signed,
    checked: z.optional(Checked),
  }),
])
