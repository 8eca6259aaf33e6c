import { accountIdOf } from '../../core/domain/values/caip.ts'
import type { HeldToken } from '../../core/domain/tokens/balances.ts'
import type { TokenBalances } from '../../core/ports/token-balances.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** A balance service under a test's control. */
export type FakeTokenBalances = TokenBalances & Script<TokenBalances>

/** Creates a fake balance service. `tokens` maps CAIP-10 account ids to their tokens. Other accounts have none. */
export function fakeTokenBalances({
  tokens = {},
  order,
}: {
  readonly tokens?: Readonly<Record<string, readonly HeldToken[]>>
  readonly order?: AnswerOrder
} = {}): FakeTokenBalances {
  const { script, ask } = createScript<TokenBalances>(order)
  return {
    ...script,
    read: (request, signal) =>
      ask('read', request, signal, () => ({
        tokens: tokens[accountIdOf(request.chainId, request.address)] ?? [],
      })),
  }
}
