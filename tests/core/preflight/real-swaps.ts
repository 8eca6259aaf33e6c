import { decodeFunctionData, encodeFunctionData, parseAbi } from 'viem'
import type { Hex } from 'viem'
import { createEvm } from '../../../adapters/evm/evm.ts'
import { fakeBalanceWatch } from '../../../adapters/fake/fake-chain.ts'
import { fakeTransactions } from '../../../adapters/fake/fake-transactions.ts'
import { createPreflight } from '../../../adapters/preflight/preflight.ts'
import { createSwap } from '../../../adapters/swap/swap.ts'
import { createTokenBalances } from '../../../adapters/tokens/token-balances.ts'
import type { Route } from '../../../core/domain/features/route.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { router } from '../../../core/events/shell/router.ts'
import { swap } from '../../../core/events/swap/swap.ts'
import { currentView } from '../../../core/selectors/shell/current-view.ts'
import { swapDetails } from '../../../core/selectors/swap/details.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { eventually } from '../../eventually.ts'

/** A transaction that a wallet was asked for. */
export type SignedRequest = {
  readonly from: Hex
  readonly to: Hex
  readonly value: Hex
  readonly data: Hex
}

/** What a wallet was asked to sign at the first press, and what the review said by then; null where nobody was asked. */
export type Asked = {
  readonly method: string
  readonly request: SignedRequest
  /** In base units, by the decimals that the review counted in. */
  readonly pays: { readonly amount: string; readonly decimals: number; readonly token: string | null }
  readonly least: { readonly amount: string; readonly decimals: number; readonly token: string | null }
} | null

/** A swap of so much, in whole tokens, by the addresses of the tokens (`native` for the coin). */
export type Wish = { readonly from: string; readonly to: string; readonly amount: string }

const chainId = 'eip155:1'
const orderAbi = parseAbi([
  'struct Order { address from; address to; address[] path; uint256 amount; uint256 least; uint256 deadline; }',
  'function swap(Order order, bytes permit) payable returns (uint256 received)',
])
type Order = ReturnType<typeof orderIn>['order']

/** A swap as its call of the sandbox's router says it. */
function orderIn(data: string) {
  const { args } = decodeFunctionData({ abi: orderAbi, data: data as Hex })
  const [order, permit] = args
  return { order, permit }
}

/** The same call with another order in it. */
export function withOrder(data: string, change: (order: Order) => Partial<Order>): string {
  const { order, permit } = orderIn(data)
  const args = [{ ...order, ...change(order) }, permit] as const
  return encodeFunctionData({ abi: orderAbi, functionName: 'swap', args })
}

/** A visitor who swaps over the sandbox's service and chain, where `fetch` stands between page and service. */
export function realSwaps(sandbox: Sandbox, account: string) {
  const evm = createEvm()
  const network = { ...mainnet, rpcUrls: [sandbox.endpoints.chains[chainId] ?? ''] }
  const spenders = { [chainId]: [sandbox.endpoints.swaps?.spender ?? ''] }
  const preflight = createPreflight({ evm })

  return async (wish: Wish, fetch: typeof globalThis.fetch): Promise<Asked> => {
    const service = { base: sandbox.endpoints.blockchainApi ?? '', projectId: 'x', version: '0.1.0', fetch }
    const transactions = fakeTransactions()
    transactions.hang('settlement')
    const story = startStory({
      wallets: [{ ...harbor, accounts: [account] }],
      options: { networks: [network] },
      ports: {
        preflight,
        transactions,
        swap: createSwap({ ...service, spenders, evm }),
        tokenBalances: createTokenBalances(service),
        chains: { eip155: { ...evm, ...fakeBalanceWatch() } },
      },
    })
    const { latchkey, clock, injected } = story
    const state = () => latchkey.state()
    const step = () => state().swap?.phase.name ?? 'idle'
    /** Lets time pass, and answers come, until something holds. */
    const until = (holds: () => boolean) =>
      eventually(() => {
        clock.pass(100)
        if (!holds()) throw new Error(`It stands at ${step()}.`)
      })
    latchkey.start()
    latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
    latchkey.dispatch(modal.openRequested({ view: 'Swap' as string, ...wish } as Route))
    // A token that is missing, or an amount that is none by its decimals, leaves a form without an order.
    const isWithoutOrder = () => {
      const { prefill } = state().swap
      return step() === 'ready' && (prefill === null || prefill.missing.length > 0)
    }
    await until(() => ['quoted', 'failed'].includes(step()) || isWithoutOrder())
    if (step() !== 'quoted') return ended(latchkey)
    latchkey.dispatch(router.viewPushed({ view: 'SwapPreview' }))
    await until(() => ['built', 'failed'].includes(step()) || currentView(state()) !== 'SwapPreview')
    const details = swapDetails(state())
    const { phase } = state().swap
    injected.hang('request')
    latchkey.dispatch(swap.confirmed())
    const question = injected.questions.find(({ method }) => method === 'request')
    if (!question || phase.name !== 'built' || !details) return ended(latchkey)
    const { method, params } = question.request as { method: string; params: readonly [never] }
    const { source, target, given, minimumReceived } = details
    latchkey.stop()
    return {
      method,
      request: params[0],
      pays: { amount: given, decimals: source.decimals, token: source.address },
      least: { amount: minimumReceived, decimals: target.decimals, token: target.address },
    }
  }
}

function ended(latchkey: { readonly stop: () => void }): null {
  latchkey.stop()
  return null
}
