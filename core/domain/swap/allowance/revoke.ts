import { approveCall } from './approve-call.ts'
import type { EvmCall } from '../../operations/evm-transfer.ts'
import type { SwapPlan } from '../plan/plan.ts'

/** The amount of a revoked allowance. */
const nothing = '0'

/** Returns the call that revokes a spender's allowance of the token in another call: an approval of zero. */
export function revokeCall({ from: owner, to: token }: EvmCall, spender: string): EvmCall {
  return approveCall({ owner, token, spender, amount: nothing })
}

/** Returns whether a plan only revokes an old allowance, so that the next one can be given. */
export function isRevoking(plan: SwapPlan): boolean {
  return plan.kind === 'approval' && plan.amount === nothing
}
