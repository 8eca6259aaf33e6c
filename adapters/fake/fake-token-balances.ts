import { accountIdOf } from '../../core/domain/values/caip.ts'
import type { HeldToken } from '../../core/domain/tokens/balances.ts'
import type { TokenBalances } from '../../core/ports/token-balances.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** A service of balances under a test's control. */
export type FakeTokenBalances = TokenBalances & Script<TokenBalances>

/** Makes a service; `tokens` maps CAIP-10 account ids to what they hold, and whoever is not named holds nothing. */
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
