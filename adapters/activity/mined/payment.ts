import { isAddress } from '../../../core/domain/account/account.ts'
import type { MinedInstead } from '../../../core/domain/operations/settlement.ts'
import { quantity } from '../transaction-action.ts'
import type { Fields } from './fields.ts'

/** A payment: its token (null for the coin), how much of it in base units, and to whom. */
export type Payment = NonNullable<MinedInstead['paid']>

/** A call of `transfer(address,uint256)` (ERC-20), with nothing after its words but what contracts do not read. */
const transfer = /^0xa9059cbb0{24}([\da-f]{40})([\da-f]{64})/i

/** Returns the payment that a call makes: of the coin to whom it addresses, or of a token by its `transfer`; null for anything else. */
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
