import { catchError, defer, forkJoin, map, of, switchMap } from 'rxjs'
import type { Observable } from 'rxjs'
import { believedGasPrice } from '../../domain/order/bounds/gas-price.ts'
import { ofAccount } from '../../domain/account/by-account.ts'
import { swapPriceLimit, swapServiceLimit, tokensLimit } from '../../domain/limits.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { listedBalance, listedPrice } from '../../domain/swap/form/holdings.ts'
import type { SwapFunds, SwapMarket } from '../../domain/swap/quote/market.ts'
import type { SwapOrder } from '../../domain/swap/order.ts'
import type { SwapPrice } from '../../domain/swap/quote/host-quote.ts'
import type { SwapToken } from '../../domain/swap/token.ts'
import { requestedSides } from '../../domain/swap/form/requested-sides.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import type { HeldToken } from '../../domain/tokens/balances.ts'
import { typedAmount } from '../../domain/order/typed-amount.ts'
import { swap } from '../../events/swap/swap.ts'
import type { EventOf } from '../../events/define-events.ts'
import type { Answer } from '../../ports/answer.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StateOf } from '../../reducers/root.ts'
import { coinBalance } from '../../selectors/tokens/coin-balance.ts'
import { movedTokens } from '../../selectors/tokens/moved-tokens.ts'
import { canSwapOn } from '../../selectors/swap/chains.ts'
import { reachable } from '../account/balance-request.ts'
import { nodeGasPrice } from '../operations/call-gas.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { within } from '../streams/within.ts'

type State = StateOf<'swap'>
type Wish = EventOf<typeof swap.priceRequested>

/** The decimal separator in a host's request is a point, in every language. */
const separator = '.'

/** Answers a host's request for a price. Neither reads nor changes the form. */
export const answerSwapPrice = defineEffect<State>(({ on, state, ports, together }) =>
  on(swap.priceRequested).pipe(
    together({
      limit: swapPriceLimit,
      ask: (wish, signal) => priceOf(state(), ports, wish, signal),
      then: (quoted) => swap.priceAnswered({ quoted }),
      fail: (failure) => swap.priceFailed({ failure }),
    }),
  ),
)

function priceOf(state: State, ports: Ports, wish: Wish, signal: AbortSignal): Observable<SwapPrice> {
  const { chainId, address: account } = wish.data
  if (!canSwapOn(state, chainId)) throw { code: 'chain-unsupported' }
  return tokensOn(state, ports, wish.data, signal).pipe(
    switchMap((list) => {
      const { source, target } = requestedSides(list, wish.data)
      if (!source || !target) throw { code: 'not-a-token' }
      const amount = typedAmount(wish.data.amount, source.decimals, separator)
      if (amount === null || amount === '0') {
        const detail = `Expected an amount above 0 with at most ${source.decimals} decimals.`
        throw { code: 'invalid-request', detail }
      }
      const order = { chainId, account, from: source.address, to: target.address, amount }
      return around(state, ports, { order, list, at: wish.at }, signal).pipe(
        switchMap(({ market, funds }) => {
          const gasPrice = believedGasPrice(chainId, market.gasPrices)
          const { slippage } = wish.data
          return defer(() => ports.swap.quote({ order, gasPrice }, signal)).pipe(
            map(({ received }) => ({ order, source, target, slippage, received, market, funds })),
          )
        }),
      )
    }),
  )
}

/** Returns the tokens of a chain: the known ones, else those that the service returns. */
function tokensOn(
  { swapTokens: { holder, list } }: State,
  ports: Ports,
  asked: AccountOnChain,
  signal: AbortSignal,
): Observable<readonly SwapToken[]> {
  if (list && holder?.chainId === asked.chainId) return of(list)
  const { chainId } = asked
  return defer(() => ports.swap.tokens({ chainId, address: null }, signal)).pipe(
    within(ports, swapServiceLimit, signal),
    map(({ tokens }) => tokens),
  )
}

type Priced = {
  readonly order: SwapOrder
  readonly list: readonly SwapToken[]
  readonly at: number
}

/** Asks for the prices of the tokens and of gas, and for the account's balances. Missing answers count as unknown. */
function around(
  state: State,
  ports: Ports,
  { order, list, at }: Priced,
  signal: AbortSignal,
): Observable<{ readonly market: SwapMarket; readonly funds: SwapFunds }> {
  const { chainId, account: address, from, to } = order
  const holder = { chainId, address }
  const network = reachable(state, chainId)
  const known = <Value>(ask: () => Answer<Value>, limit = swapServiceLimit) =>
    defer(ask).pipe(within(ports, limit, signal), orNothing())
  const price = (token: string | null) => known(() => ports.swap.price({ chainId, token }, signal))
  const held = heldBy(state, ports, { ...holder, at }, signal)
  const coin = coinBalance(state, holder)
  return forkJoin({
    coin: price(null),
    source: from === null ? of(null) : price(from),
    target: to === null ? of(null) : price(to),
    service: known(() => ports.swap.gasPrice({ chainId }, signal)),
    node: network ? known(() => nodeGasPrice(ports, network, signal)) : of(null),
    held: held ? known(() => held, tokensLimit) : of(null),
  }).pipe(
    map((answered) => {
      const tokens = answered.held ?? ofAccount(state.tokenBalances?.holdings ?? {}, holder)?.tokens ?? null
      const coinPrice = answered.coin?.price ?? listedPrice(tokens, null)
      const priceOfSide = (token: string | null, told: { readonly price: string | null } | null) =>
        token === null ? coinPrice : (told?.price ?? listedPrice(tokens, token))
      const prices = {
        source: priceOfSide(from, answered.source),
        target: priceOfSide(to, answered.target),
        coin: coinPrice,
      }
      const gasPrices = { service: answered.service?.gasPrice ?? null, node: answered.node }
      const coinAmount = tokens?.find((token) => token.address === null)?.amount ?? coin
      const sourceAmount = from === null ? coinAmount : listedBalance(tokens, list, from)
      return { market: { prices, gasPrices }, funds: { source: sourceAmount, coin: coinAmount } }
    }),
  )
}

/** Asks the balance service for the account's tokens; null if the host has switched it off. */
function heldBy(
  state: State,
  ports: Ports,
  { at, ...holder }: AccountOnChain & { readonly at: number },
  signal: AbortSignal,
): Observable<readonly HeldToken[]> | null {
  if (!state.options?.projectId || isTurnedOff(state.options, 'token-balances')) return null
  const moved = state.tokenBalances
    ? movedTokens({ ...state, tokenBalances: state.tokenBalances }, holder, at).forced
    : []
  return defer(() => ports.tokenBalances.read({ ...holder, moved }, signal)).pipe(map(({ tokens }) => tokens))
}

function orNothing<Value>() {
  return catchError<Value, Observable<null>>(() => of(null))
}
