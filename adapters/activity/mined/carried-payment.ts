import { isSameAddress } from '../../../core/domain/account/same-account.ts'
import { coinChange } from './coin-change.ts'
import type { Fields } from '../../../core/domain/values/fields.ts'
import type { ChainRpc } from './chain-rpc.ts'
import type { Payment } from './payment.ts'
import { tokenMoves } from './token-moves.ts'

/**
 * Returns whether a transaction that another address sent for an account made a payment. Returns null if the chain does not say. Token transfers
 * are read from the token's logs. Payments of the coin are read from balances before and after the block. They are proven if the receiver has at
 * least the amount more and the account at least the amount less.
 */
export async function carriedPayment(
  ask: ChainRpc,
  { token, amount, to }: Payment,
  { account, receipt }: { readonly account: string; readonly receipt: Fields },
): Promise<boolean | null> {
  if (token !== null)
    return tokenMoves(receipt).some(
      (move) =>
        isSameAddress(move.token, token) &&
        isSameAddress(move.from, account) &&
        isSameAddress(move.to, to) &&
        move.amount === BigInt(amount),
    )
  const [gone, come] = await Promise.all([coinChange(ask, account, receipt), coinChange(ask, to, receipt)])
  if (gone === null || come === null) return null
  if (-gone < BigInt(amount)) return false
  if (come >= BigInt(amount)) return true
  // A contract may have passed the amount on at once.
  const code = await ask('eth_getCode', to, 'latest').catch(() => null)
  return code === '0x' ? false : null
}
