import type { BaseUnits } from '../values/amount.ts'
import { hexQuantity } from '../operations/evm-transfer.ts'
import type { EvmCall } from '../operations/evm-transfer.ts'
import { LatchkeyError } from '../errors/latchkey-error.ts'
import { isSameAddress } from '../account/same-account.ts'
import { swapValue } from './swap.ts'
import type { SwapOrder } from './order.ts'
import { isSwapSpender } from './allowance/spenders.ts'
import type { SwapSpenders } from './allowance/spenders.ts'

/** A swap as a service built it: who sends it, to which contract, with which bytes. */
export type BuiltSwap = { readonly from: string; readonly to: string; readonly data: string }

/** A call that may be signed, with its gas (null where nobody estimated it) and the price of gas in wei. */
export type SwapCall = {
  readonly call: EvmCall
  readonly gas: BaseUnits | null
  readonly gasPrice: BaseUnits
}

/** A contract as one that may be approved for swaps on a chain; throws `malformed-answer` for any other. */
export function checkedSpender(spender: string, chainId: string, spenders: SwapSpenders): string {
  if (isSwapSpender(spender, chainId, spenders)) return spender
  const message = `The swap service names ${spender} on ${chainId}, which is no known contract of it; expected one of \`swapSpenders\`. Nothing was swapped.`
  throw new LatchkeyError('malformed-answer', message)
}

/** The call of a swap as it may be signed: to the known contract, which is the one that was approved (null where nothing was), from the account itself, and paying what the order says; throws `malformed-answer` for any other. */
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
