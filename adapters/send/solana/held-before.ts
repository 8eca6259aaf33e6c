import type { SimulatedTransactionResponse } from '@solana/web3.js'
import type { SolanaAccountState } from './account-states.ts'

/** What newer nodes tell beside: what each account of the transaction held as they simulated it. */
type BalancesBefore = { readonly preBalances?: unknown; readonly preTokenBalances?: unknown }

/**
 * Corrects accounts to what they held as a node simulated a transaction; `places` says where the transaction names them. The accounts were
 * read in a question of their own, and a busy account changes between two questions. Older nodes tell no balances with a simulation:
 * there what was read counts (https://github.com/anza-xyz/agave/pull/6750).
 */
export function heldBefore(
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
