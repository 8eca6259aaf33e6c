import { approveCall } from '../../core/domain/approve-call.ts'
import { checkedSwapCall } from '../../core/domain/swap-transaction.ts'
import type { SwapToken } from '../../core/domain/swap-token.ts'
import type { Swap } from '../../core/ports/swap.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** A swap service under a test's control. */
export type FakeSwap = Swap & Script<Swap>

/** Under which domain every permit is signed here. */
export const permitDomain = `0x${'d0'.repeat(32)}`

const noContract = '0x00000000000000000000000000000000000000f5'

/** Makes a service that gives so many base units for each one; `prices` maps addresses, `coin` for the coin, to dollars, and `allowance` is what its contract may take already. */
export function fakeSwap({
  tokens = [],
  prices = {},
  rate = 2n,
  allowance = '0',
  spender = noContract,
  order: answers,
}: {
  readonly tokens?: readonly SwapToken[]
  readonly prices?: Readonly<Record<string, string>>
  readonly rate?: bigint
  readonly allowance?: string
  readonly spender?: string
  readonly order?: AnswerOrder
} = {}): FakeSwap {
  const { script, ask } = createScript<Swap>(answers)
  const gasPrice = '1000000000'
  return {
    ...script,
    tokens: (request, signal) =>
      ask('tokens', request, signal, () => ({
        tokens: tokens.filter(({ address }) => request.address === null || address === request.address),
      })),
    price: (request, signal) =>
      ask('price', request, signal, () => ({ price: prices[request.token ?? 'coin'] ?? null })),
    quote: (request, signal) =>
      ask('quote', request, signal, () => ({ received: String(BigInt(request.order.amount) * rate) })),
    gasPrice: (request, signal) => ask('gasPrice', request, signal, () => ({ gasPrice })),
    allowance: (request, signal) => ask('allowance', request, signal, () => ({ allowance })),
    approval: (request, signal) =>
      ask('approval', request, signal, () => {
        const { account: owner, from, amount } = request.order
        const call = approveCall({ owner, token: from ?? noContract, spender, amount })
        return { spender, call, gas: null, gasPrice }
      }),
    permitDomain: (request, signal) => ask('permitDomain', request, signal, () => ({ digest: permitDomain })),
    transaction: (request, signal) =>
      ask('transaction', request, signal, () => {
        const { order, approved } = request
        const built = { from: order.account, to: spender, data: '0x5a' }
        const call = checkedSwapCall(order, built, approved, { [order.chainId]: [spender] })
        return { call, gas: '150000', gasPrice }
      }),
  }
}
