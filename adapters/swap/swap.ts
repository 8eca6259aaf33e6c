import { approveCall, approvedSpender } from '../../core/domain/swap/allowance/approve-call.ts'
import { accountIdOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { SwapOrder } from '../../core/domain/swap/order.ts'
import { approvableSpenders } from '../../core/domain/swap/allowance/spenders.ts'
import type { SwapSpenders } from '../../core/domain/swap/allowance/spenders.ts'
import { checkedSpender, checkedSwapCall } from '../../core/domain/swap/plan/transaction.ts'
import { evmCoinAddress } from '../../core/domain/tokens/balances.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import type { Swap } from '../../core/ports/swap.ts'
import { createHttp } from '../http/http.ts'
import type { HttpParts } from '../http/http.ts'
import { nodeQuestions } from '../send/node-questions.ts'
import { leastAllowed } from './allowance.ts'
import { permitDomain } from './permit-domain.ts'
import { priceIn, receivedIn, tokensIn, swapTransactionIn, unitsIn } from './swap-answers.ts'

/** The settings of the swap service. */
export type SwapServices = Pick<HttpParts, 'base' | 'limit' | 'fetch'> & {
  readonly projectId: string
  /** The version of this package. */
  readonly version: string
  /** The service's contracts that the host names. They replace the known contracts of their chains. */
  readonly spenders?: SwapSpenders | undefined
  /** The access to nodes, which read allowances. */
  readonly evm: Pick<EvmChain, 'ask'>
}

/** Creates the port of the swap service. */
export function createSwap({ projectId, version, spenders: named, evm, ...where }: SwapServices): Swap {
  const spenders = approvableSpenders(named)
  const headers = { 'x-sdk-type': 'w3m', 'x-sdk-version': `html-multichain-${version}` }
  const http = createHttp({ ...where, headers })
  return {
    tokens: async ({ chainId, address }, signal) => {
      const query = { projectId, chainId, address }
      const read = (answer: unknown) => tokensIn(answer, chainId)
      return { tokens: await http.json({ path: '/v1/convert/tokens', query }, read, signal) }
    },
    price: async ({ chainId, token }, signal) => {
      const body = { projectId, currency: 'usd', addresses: [tokenId(chainId, token)] }
      const request = { path: '/v1/fungible/price', method: 'POST', body } as const
      return { price: await http.json(request, priceIn, signal) }
    },
    quote: async ({ order, gasPrice }, signal) => {
      // This question needs the account's plain address. The other questions need it with its chain.
      const query = { projectId, amount: order.amount, userAddress: order.account, ...sides(order), gasPrice }
      const received = await http.json({ path: '/v1/convert/quotes', query }, receivedIn, signal)
      if (received !== null) return { received }
      throw new LatchkeyError(
        'resource-not-found',
        'The swap service has no quote for this swap; try another amount or token.',
      )
    },
    gasPrice: async ({ chainId }, signal) => {
      const read = (answer: unknown) => unitsIn(answer, 'standard')
      const query = { projectId, chainId }
      return { gasPrice: await http.json({ path: '/v1/convert/gas-price', query }, read, signal) }
    },
    allowance: async ({ network, order, spender }, signal) => {
      const asked = spender === null ? (spenders[order.chainId] ?? []) : [spender]
      const node = nodeQuestions(evm, network, signal)
      return { allowance: await leastAllowed(node, order, asked) }
    },
    approval: async ({ order }, signal) => {
      const { chainId, account, from, amount } = order
      if (from === null) {
        throw new LatchkeyError(
          'invalid-request',
          'The coin of a network needs no approval; swap it at once.',
        )
      }
      const query = { projectId, userAddress: accountIdOf(chainId, account), ...sides(order) }
      const read = (answer: unknown) => swapTransactionIn(answer, chainId)
      const built = await http.json({ path: '/v1/convert/build-approve', query }, read, signal)
      // Of the service's approval, only the spender is used: its amount is unlimited, and it names the wrong contract.
      const named = approvedSpender(built.data)
      if (named === null) {
        throw new LatchkeyError(
          'malformed-answer',
          'The swap service answered no call of `approve`; nothing was signed.',
        )
      }
      const spender = checkedSpender(named, chainId, spenders)
      const call = approveCall({ owner: account, token: from, spender, amount })
      return { spender, call, gas: null, gasPrice: built.gasPrice }
    },
    permitDomain: async ({ permit }) => ({ digest: permitDomain(permit) }),
    transaction: async ({ order, slippage, approved, permit, isUntried }, signal) => {
      const { chainId, account, amount } = order
      const userAddress = accountIdOf(chainId, account)
      const eip155 = { slippage, ...(permit !== null && { permit }) }
      const untried = isUntried && { disableEstimate: true }
      const body = { projectId, amount, eip155, ...sides(order), userAddress, ...untried }
      const read = (answer: unknown) => swapTransactionIn(answer, chainId)
      const request = { path: '/v1/convert/build-transaction', method: 'POST', body } as const
      const { gas, gasPrice, ...built } = await http.json(request, read, signal)
      return { call: checkedSwapCall(order, built, approved, spenders), gas, gasPrice }
    },
  }
}

function sides({ chainId, from, to }: SwapOrder): { readonly from: string; readonly to: string } {
  return { from: tokenId(chainId, from), to: tokenId(chainId, to) }
}

function tokenId(chainId: ChainId, token: string | null): string {
  return accountIdOf(chainId, token ?? evmCoinAddress)
}
