import * as z from 'zod/mini'
import { Address } from './account.ts'
import { BaseUnits } from './amount.ts'
import { Permit } from './permit.ts'
import { Checked } from './preflight/checked.ts'

const hex = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/))

/** A call that is signed: who sends it, to which contract, what it pays and its bytes, both in hexadecimals. */
export const PlannedCall = z.object({ from: Address, to: Address, value: hex, data: hex })

const signed = {
  call: PlannedCall,
  /** The gas that it takes, and what a unit of it costs in wei. */
  gas: BaseUnits,
  gasPrice: BaseUnits,
}

/** What the wallet is asked to sign next for a swap, with what was checked at the chain, if that was needed: an approval of the amount and no more, or of nothing where an old one is taken back first, a permit in its place (EIP-2612), the swap itself, or that approval and the swap as one operation. */
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
export type SwapPlan = z.infer<typeof SwapPlan>

/** Every kind of plan. */
export const swapPlanKinds = [
  'approval',
  'permit',
  'swap',
  'bundle',
] as const satisfies readonly SwapPlan['kind'][]

/** At what making a swap can fail: the tokens of the chain, the quote, the allowance, the approval, or the transaction. */
export const swapStages = ['tokens', 'quote', 'allowance', 'approval', 'transaction'] as const

/** At what making a swap failed. */
export type SwapStage = (typeof swapStages)[number]
