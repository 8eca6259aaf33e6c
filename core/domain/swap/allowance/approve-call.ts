import type { BaseUnits } from '../../values/amount.ts'
import type { EvmCall } from '../../operations/evm-transfer.ts'
import { maxUint256 } from '../../values/numbers/max-uint256.ts'
import { LatchkeyError } from '../../errors/latchkey-error.ts'

/** The function selector of `approve(address,uint256)` (ERC-20). */
const approveFunction = '0x095ea7b3'
const approval = /^0x095ea7b30{24}([0-9a-f]{40})[0-9a-f]{64}$/i

/** Returns the spender in a call of `approve`, for any amount. Null for any other call. */
export function approvedSpender(data: string): string | null {
  const [, spender] = approval.exec(data) ?? []
  return spender === undefined ? null : `0x${spender.toLowerCase()}`
}

/** Returns the call that approves a spender for exactly this amount of a token. Throws `invalid-request` for more than 256 bits. */
export function approveCall({
  owner,
  token,
  spender,
  amount,
}: {
  readonly owner: string
  readonly token: string
  readonly spender: string
  readonly amount: BaseUnits
}): EvmCall {
  if (BigInt(amount) > maxUint256) {
    const message = `An approval of ${amount} base units is above 2^256-1; no token counts so far.`
    throw new LatchkeyError('invalid-request', message)
  }
  const words = [spender.slice(2).toLowerCase(), BigInt(amount).toString(16)]
  const data = `${approveFunction}${words.map((word) => word.padStart(64, '0')).join('')}`
  return { from: owner, to: token, value: '0x0', data }
}
