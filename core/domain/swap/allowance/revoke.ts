import { approveCall } from './approve-call.ts'
import type { EvmCall } from '../../operations/evm-transfer.ts'
import type { SwapPlan } from '../plan.ts'

/** What a spender may take once an allowance was taken back. */
const nothing = '0'

/** The call that takes back what a spender may take of the token that another call approves: an approval of nothing. */
export function revokeCall({ from: owner, to: token }: EvmCall, spender: string): EvmCall {
  return approveCall({ owner, token, spender, amount: nothing })
}

/** Whether what is signed only takes an old allowance back, so that another one can be given. */
export function isRevoking(plan: SwapPlan): boolean {
  return plan.kind === 'approval' && plan.amount === nothing
}
