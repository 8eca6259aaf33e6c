import { shortAddress } from '../../core/domain/account/account.ts'
import { accountIdOf } from '../../core/domain/values/caip.ts'
import type { SolanaChain, TokenBalance, UnitPrices } from '../../core/ports/solana-chain.ts'
import type { AnswerOrder } from './answer-order.ts'
import { fakeBalanceWatch, nativeBalances } from './fake-chain.ts'
import type { FakeBalanceWatch } from './fake-chain.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** Solana chains under a test's control. */
export type FakeSolanaChain = SolanaChain & Script<SolanaChain> & FakeBalanceWatch

/**
 * Creates fake Solana chains. `balances` and `tokens` are by CAIP-10 account id; other accounts have none. Each transaction costs `fee` lamports.
 */
export function fakeSolanaChain({
  balances = {},
  tokens = {},
  fee = '5000',
  unitPrices = null,
  blockhash = { blockhash: '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM', lastValidBlockHeight: 150 },
  order,
}: {
  readonly balances?: Readonly<Record<string, string>>
  readonly tokens?: Readonly<Record<string, readonly TokenBalance[]>>
  readonly fee?: string
  readonly unitPrices?: UnitPrices | null
  readonly blockhash?: { readonly blockhash: string; readonly lastValidBlockHeight: number }
  readonly order?: AnswerOrder
} = {}): FakeSolanaChain {
  const { script, ask } = createScript<SolanaChain>(order)
  const amountOf = nativeBalances(balances)
  return {
    ...script,
    ...fakeBalanceWatch(),
    balance: (request, signal) =>
      ask('balance', request, signal, () => {
        if (request.token === undefined) return { amount: amountOf(request) }
        const held = tokens[accountIdOf(request.network.id, request.address)]?.find(
          ({ mint }) => mint === request.token,
        )
        const unit = { symbol: shortAddress(request.token, 4), decimals: held?.decimals ?? 0 }
        return { amount: held?.amount ?? '0', unit }
      }),
    tokens: (request, signal) =>
      ask('tokens', request, signal, () => ({
        tokens: tokens[accountIdOf(request.network.id, request.address)] ?? [],
      })),
    fees: (request, signal) => ask('fees', request, signal, () => ({ fee, unitPrices })),
    blockhash: (request, signal) => ask('blockhash', request, signal, () => blockhash),
  }
}
