import type { BaseUnits } from '../../core/domain/amount.ts'
import { accountIdOf } from '../../core/domain/caip.ts'
import type { Network } from '../../core/domain/network.ts'
import type { Chain } from '../../core/ports/chain.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** Chains of one namespace under a test's control. */
export type FakeChain = Chain & Script<Chain>

/** Makes chains; `balances` maps CAIP-10 account ids, in any letter case, to base units, and whoever is not named has nothing. */
export function fakeChain({
  balances = {},
  order,
}: {
  readonly balances?: Readonly<Record<string, string>>
  readonly order?: AnswerOrder
} = {}): FakeChain {
  const { script, ask } = createScript<Chain>(order)
  const amountOf = nativeBalances(balances)
  return {
    ...script,
    balance: (request, signal) => ask('balance', request, signal, () => ({ amount: amountOf(request) })),
  }
}

/** Looks up whoever is asked about in balances by CAIP-10 account id; nobody of that name has nothing. */
export function nativeBalances(
  balances: Readonly<Record<string, string>>,
): (request: { network: Network; address: string }) => BaseUnits {
  const amounts = new Map(
    Object.entries(balances).map(([account, amount]) => [account.toLowerCase(), amount]),
  )
  return ({ network, address }) => amounts.get(accountIdOf(network.id, address).toLowerCase()) ?? '0'
}
