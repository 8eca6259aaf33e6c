import { isAddress } from '../../../core/domain/account/account.ts'
import type { MinedInstead } from '../../../core/domain/operations/settlement/settlement.ts'
import { quantity } from '../transaction-action.ts'
import type { Fields } from '../../../core/domain/values/fields.ts'

/** A payment: its token (null for the coin), its amount in base units, and its receiver. */
export type Payment = NonNullable<MinedInstead['paid']>

/** The pattern of a call of `transfer(address,uint256)` (ERC-20). Further data may follow, because contracts do not read it. */
const transfer = /^0xa9059cbb0{24}([\da-f]{40})([\da-f]{64})/i

/** Returns the payment that a call makes: the coin to the called address, or a token by `transfer`. Returns null for any other call. */
export function paymentIn({ to, value, data, input }: Fields): Payment | null {
  if (typeof to !== 'string' || !isAddress(to)) return null
  const code = input ?? data ?? '0x'
  const coins = value === undefined ? 0n : quantity(value)
  if (coins === null || typeof code !== 'string') return null
  const [, receiver, amount] = transfer.exec(code) ?? []
  if (receiver && amount && coins === 0n)
    return { token: to, amount: BigInt(`0x${amount}`).toString(), to: `0x${receiver}` }
  return coins > 0n ? { token: null, amount: coins.toString(), to } : null
}
