import type { BaseUnits } from '../../core/domain/values/amount.ts'
import { accountIdOf } from '../../core/domain/values/caip.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { Observable, Subject } from 'rxjs'
import type { BalanceNews, BalanceWatch } from '../../core/ports/balance-watch.ts'
import type { ChainBalance } from '../../core/ports/chain.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import { untilAborted } from '../ports/aborted.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** EVM chains under a test's control. */
export type FakeChain = EvmChain & Script<EvmChain> & FakeBalanceWatch

/** A balance watch under a test's control. */
export type FakeBalanceWatch = BalanceWatch & {
  /** Notifies the current watchers. */
  readonly tellNews: (kind: BalanceNews['kind']) => void
  /** Returns the subscriptions that are watched now. */
  readonly watched: () => readonly { readonly url: string; readonly address: string }[]
}

/**
 * Creates fake EVM chains. `balances` maps CAIP-10 account ids, in any letter case, to base units; other accounts have a balance of 0. `tokens`
 * maps CAIP-10 ids of contracts to the balance that every account has. `gasPrice` is in wei, as JSON-RPC writes it, and takes no scripted answer.
 * All other questions to the nodes are answered with null.
 */
export function fakeChain({
  balances = {},
  tokens = {},
  gasPrice,
  order,
}: {
  readonly balances?: Readonly<Record<string, string>>
  readonly tokens?: Readonly<Record<string, ChainBalance>>
  readonly gasPrice?: string | null
  readonly order?: AnswerOrder
} = {}): FakeChain {
  const { script, ask } = createScript<EvmChain>(order)
  const amountOf = nativeBalances(balances)
  const prices = createScript<EvmChain>(order)
  return {
    ...script,
    ...fakeBalanceWatch(),
    balance: (request, signal) =>
      ask(
        'balance',
        request,
        signal,
        () => tokens[accountIdOf(request.network.id, request.token ?? '')] ?? { amount: amountOf(request) },
      ),
    ask: (request, signal) =>
      request.method === 'eth_gasPrice' && gasPrice !== undefined
        ? prices.ask('ask', request, signal, () => gasPrice)
        : ask('ask', request, signal, () => null),
  }
}

/** Creates a watch that emits only what the test sends. */
export function fakeBalanceWatch(): FakeBalanceWatch {
  const news = new Subject<BalanceNews>()
  const watched = new Set<{ readonly url: string; readonly address: string }>()
  return {
    watch: (request, signal) =>
      new Observable<BalanceNews>((subscriber) => {
        watched.add(request)
        subscriber.add(() => watched.delete(request))
        subscriber.add(news.subscribe(subscriber))
      }).pipe(untilAborted(signal)),
    tellNews: (kind) => news.next({ kind }),
    watched: () => [...watched],
  }
}

/** Returns a function that looks up a balance by CAIP-10 account id. The balance of an unknown account is 0. */
export function nativeBalances(
  balances: Readonly<Record<string, string>>,
): (request: { network: Network; address: string }) => BaseUnits {
  const amounts = new Map(
    Object.entries(balances).map(([account, amount]) => [account.toLowerCase(), amount]),
  )
  return ({ network, address }) => amounts.get(accountIdOf(network.id, address).toLowerCase()) ?? '0'
}
