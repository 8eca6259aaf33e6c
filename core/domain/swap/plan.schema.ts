import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { BaseUnits } from '../values/amount.schema.ts'
import { Permit } from './allowance/permit.schema.ts'
import { Checked } from '../preflight/checked.schema.ts'

const hex = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/))

/** A call that is signed: who sends it, to which contract, what it pays and its bytes, both in hexadecimals. */
export const PlannedCall = z.object({ from: Address, to: Address, value: hex, data: hex })

const signed = {
  call: PlannedCall,
  /** The gas that it takes, and what a unit of it costs in wei. */
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
    /** Takes the old allowance back, where the token takes no approval over it. */
    takeBack: z.optional(PlannedCall),
    approval: PlannedCall,
    ...signed,
    checked: z.optional(Checked),
  }),
])
