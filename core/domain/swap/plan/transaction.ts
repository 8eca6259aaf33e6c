import type { BaseUnits } from '../../values/amount.ts'
import { hexQuantity } from '../../operations/evm-transfer.ts'
import type { EvmCall } from '../../operations/evm-transfer.ts'
import { LatchkeyError } from '../../errors/latchkey-error.ts'
import { isSameAddress } from '../../account/same-account.ts'
import { swapValue } from '../quote/amounts.ts'
import type { SwapOrder } from '../order.ts'
import { isSwapSpender } from '../allowance/spenders.ts'
import type { SwapSpenders } from '../allowance/spenders.ts'

/** A swap that a service built: its sender, its contract and its bytes. */
export type BuiltSwap = { readonly from: string; readonly to: string; readonly data: string }

/** A call that may be signed, with its gas (null without an estimate) and the gas price in wei. */
export type SwapCall = {
  readonly call: EvmCall
  readonly gas: BaseUnits | null
  readonly gasPrice: BaseUnits
}

/** Returns a contract that may be approved for swaps on a chain. Throws `malformed-answer` for any other. */
export function checkedSpender(spender: string, chainId: string, spenders: SwapSpenders): string {
  if (isSwapSpender(spender, chainId, spenders)) return spender
  const message = `The swap service names ${spender} on ${chainId}, which is no known contract of it; expected one of \`swapSpenders\`. Nothing was swapped.`
  throw new LatchkeyError('malformed-answer', message)
}

/**
 * Returns the call of a swap if it may be signed, else throws `malformed-answer`. Its contract must be known, and the approved one (null for none).
 * It must come from the order's account. It pays what the order says.
 */
export function checkedSwapCall(
  { chainId, account, from, amount }: SwapOrder,
  built: BuiltSwap,
  approved: string | null,
  spenders: SwapSpenders,
): EvmCall {
  const to = checkedSpender(built.to, chainId, spenders)
  if (approved !== null && !isSameAddress(approved, to)) {
    const message = `The swap goes to ${to}, and ${approved} was approved for it; expected one contract. Ask for another quote.`
    throw new LatchkeyError('malformed-answer', message)
  }
  if (!isSameAddress(built.from, account)) {
    const message = `The swap was built for ${built.from}; expected ${account}. Ask for another quote.`
    throw new LatchkeyError('malformed-answer', message)
  }
  return { from: account, to, value: hexQuantity(swapValue(from, amount)), data: built.data }
}
