import { accountIdOf } from '../../core/domain/caip.ts'
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
  const amounts = new Map(
    Object.entries(balances).map(([account, amount]) => [account.toLowerCase(), amount]),
  )
  return {
    ...script,
    balance: (request, signal) =>
      ask('balance', request, signal, () => {
        const account = accountIdOf(request.network.id, request.address).toLowerCase()
        return { amount: amounts.get(account) ?? '0' }
      }),
  }
}
