import * as z from 'zod/mini'
import { Address } from './account.ts'
import { BaseUnits } from './amount.ts'
import { namespaceOf } from './caip.ts'
import type { ChainId } from './caip.ts'
import { largestWord } from './largest-word.ts'
import { LatchkeyError } from './latchkey-error.ts'
import { isSameAddress } from './same-account.ts'

/** So much of a token (null for the coin) from one address of EVM to another, in base units. */
export const EvmTransfer = z.object({
  from: Address,
  to: Address,
  token: z.nullable(Address),
  amount: BaseUnits,
})
export type EvmTransfer = z.infer<typeof EvmTransfer>

/** Whether two transfers are the same one. */
export function isSameTransfer(one: EvmTransfer, other: EvmTransfer): boolean {
  return (
    one.amount === other.amount &&
    one.token === other.token &&
    isSameAddress(one.from, other.from) &&
    isSameAddress(one.to, other.to)
  )
}

/** A call as JSON-RPC takes it: quantities and bytes in hexadecimals. */
export type EvmCall = {
  readonly from: string
  readonly to: string
  readonly value: string
  readonly data: string
}

/** Whether a transfer of this kind can be made on a chain. */
export function isEvmTransferChain(chainId: ChainId): boolean {
  return namespaceOf(chainId) === 'eip155'
}

/** The first bytes of a call of `transfer(address,uint256)` (ERC-20). */
const transferFunction = '0xa9059cbb'

/** The call that makes a transfer: to the receiver itself with the amount, or to the token's contract; throws `invalid-request` for more than 256 bits. */
export function transferCall({ from, to, token, amount }: EvmTransfer): EvmCall {
  if (BigInt(amount) > largestWord) {
    const message = `An amount of ${amount} base units is above 2^256-1; no chain counts so far.`
    throw new LatchkeyError('invalid-request', message)
  }
  if (token === null) return { from, to, value: hexQuantity(amount), data: '0x' }
  const data = `${transferFunction}${word(to.slice(2).toLowerCase())}${word(BigInt(amount).toString(16))}`
  return { from, to: token, value: '0x0', data }
}

/** An amount as JSON-RPC writes quantities: `0x2a` for 42. */
export function hexQuantity(amount: BaseUnits): string {
  return `0x${BigInt(amount).toString(16)}`
}

function word(digits: string): string {
  return digits.padStart(64, '0')
}
