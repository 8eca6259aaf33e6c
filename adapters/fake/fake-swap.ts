import { approveCall } from '../../core/domain/swap/allowance/approve-call.ts'
import { ratioOfUnits, times } from '../../core/domain/values/numbers/ratio.ts'
import { swapRate } from '../../core/domain/swap/quote/amounts.ts'
import type { SwapOrder } from '../../core/domain/swap/order.ts'
import { checkedSwapCall } from '../../core/domain/swap/plan/transaction.ts'
import type { SwapToken } from '../../core/domain/swap/token.ts'
import type { Swap } from '../../core/ports/swap.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** A swap service under a test's control. */
export type FakeSwap = Swap & Script<Swap>

/** The EIP-712 domain separator of every permit in this fake. */
export const fakePermitDomain = `0x${'d0'.repeat(32)}`

const noContract = '0x00000000000000000000000000000000000000f5'

/**
 * Creates a fake swap service. It quotes by the prices of both tokens. If one has no price, each base unit brings `rate` base units. `prices`
 * maps addresses (`coin` for the coin) to dollars. `allowance` is the current allowance of the service's contract.
 */
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
  const fairly = ({ from, to, amount }: SwapOrder): string => {
    const decimalsOf = (side: string | null) => tokens.find(({ address }) => address === side)?.decimals ?? 0
    const price = prices[to ?? 'coin'] ?? null
    const source = { amount, decimals: decimalsOf(from), price: prices[from ?? 'coin'] ?? null }
    const each = swapRate(source, { price })
    if (!each) return String(BigInt(amount) * rate)
    const { numerator, denominator } = times(ratioOfUnits(amount, source.decimals), each)
    return String((numerator * 10n ** BigInt(decimalsOf(to))) / denominator)
  }
  return {
    ...script,
    tokens: (request, signal) =>
      ask('tokens', request, signal, () => ({
        tokens: tokens.filter(({ address }) => request.address === null || address === request.address),
      })),
    price: (request, signal) =>
      ask('price', request, signal, () => ({ price: prices[request.token ?? 'coin'] ?? null })),
    quote: (request, signal) => ask('quote', request, signal, () => ({ received: fairly(request.order) })),
    gasPrice: (request, signal) => ask('gasPrice', request, signal, () => ({ gasPrice })),
    allowance: (request, signal) => ask('allowance', request, signal, () => ({ allowance })),
    approval: (request, signal) =>
      ask('approval', request, signal, () => {
        const { account: owner, from, amount } = request.order
        const call = approveCall({ owner, token: from ?? noContract, spender, amount })
        return { spender, call, gas: null, gasPrice }
      }),
    permitDomain: (request, signal) =>
      ask('permitDomain', request, signal, () => ({ digest: fakePermitDomain })),
    transaction: (request, signal) =>
      ask('transaction', request, signal, () => {
        const { order, approved } = request
        const built = { from: order.account, to: spender, data: '0x5a' }
        const call = checkedSwapCall(order, built, approved, { [order.chainId]: [spender] })
        return { call, gas: '150000', gasPrice }
      }),
  }
}
