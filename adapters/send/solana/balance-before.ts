import type { SimulatedTransactionResponse } from '@solana/web3.js'
import type { SolanaAccountState } from './account-states.ts'

/** Fields that newer nodes add to a simulation: the balances of the transaction's accounts before it. */
type BalancesBefore = { readonly preBalances?: unknown; readonly preTokenBalances?: unknown }

/**
 * Corrects account states to those that a node started its simulation from. `places` are the accounts' indexes in the transaction. The accounts
 * were read in an earlier question, and may have changed since. Older nodes return no balances with a simulation; then the earlier states count
 * (https://github.com/anza-xyz/agave/pull/6750).
 */
export function balanceBefore(
  read: readonly SolanaAccountState[],
  places: readonly number[],
  simulated: SimulatedTransactionResponse,
): readonly SolanaAccountState[] {
  const { preBalances, preTokenBalances } = simulated as BalancesBefore
  const [coins, tokens] = [listOf(preBalances), listOf(preTokenBalances)]
  return read.map(({ lamports, holding }, index) => {
    const place = places[index] ?? -1
    const coin = coins[place]
    const { uiTokenAmount } = Object(
      tokens.find((one) => Reflect.get(Object(one), 'accountIndex') === place),
    ) as { readonly uiTokenAmount?: unknown }
    const amount: unknown = Reflect.get(Object(uiTokenAmount), 'amount')
    return {
      lamports: Number.isSafeInteger(coin) ? BigInt(coin as number) : lamports,
      holding:
        holding && typeof amount === 'string' && /^\d{1,20}$/.test(amount)
          ? { ...holding, amount: BigInt(amount) }
          : holding,
    }
  })
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
