import type { BaseUnits } from '../values/amount.ts'
import { maxUint256 } from '../values/numbers/max-uint256.ts'
import { LatchkeyError } from '../errors/latchkey-error.ts'
import type { Transfer } from './transfer.ts'

/** A call for JSON-RPC, with hexadecimal quantities and bytes. */
export type EvmCall = {
  readonly from: string
  readonly to: string
  readonly value: string
  readonly data: string
}

/** The function selector of `transfer(address,uint256)` (ERC-20). */
const transferFunction = '0xa9059cbb'

/**
 * Returns the call of a transfer: to the receiver with the amount, or to the token's contract. Throws `invalid-request` for more than 256 bits. A
 * new field of `Transfer` does not compile until it is part of the call.
 */
export function transferCall({ from, to, token, amount, ...rest }: Transfer): EvmCall {
  rest satisfies Record<string, never>
  if (BigInt(amount) > maxUint256) {
    const message = `An amount of ${amount} base units is above 2^256-1; no chain counts so far.`
    throw new LatchkeyError('invalid-request', message)
  }
  if (token === null) return { from, to, value: hexQuantity(amount), data: '0x' }
  const data = `${transferFunction}${word(to.slice(2).toLowerCase())}${word(BigInt(amount).toString(16))}`
  return { from, to: token, value: '0x0', data }
}

/** Returns an amount as a JSON-RPC quantity: `0x2a` for 42. */
export function hexQuantity(amount: BaseUnits): string {
  return `0x${BigInt(amount).toString(16)}`
}

function word(digits: string): string {
  return digits.padStart(64, '0')
}
