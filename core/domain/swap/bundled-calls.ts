import type { EvmCall } from '../operations/evm-transfer.ts'
import type { SwapPlan } from './plan.ts'

type Bundle = Pick<Extract<SwapPlan, { readonly kind: 'bundle' }>, 'approval' | 'call' | 'takeBack'>

/** Returns the calls of a swap as one operation, in their order. The first one revokes an old allowance, if there is one. */
export function bundledCalls({ takeBack, approval, call }: Bundle): readonly EvmCall[] {
  return [...(takeBack ? [takeBack] : []), approval, call]
}
