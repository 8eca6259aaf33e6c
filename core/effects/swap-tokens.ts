import { filter } from 'rxjs'
import { isAddressOn, isAddress } from '../domain/account.ts'
import { swapServiceLimit } from '../domain/limits.ts'
import { isSameAccount } from '../domain/same-account.ts'
import { isSameSide } from '../domain/swap-quote.ts'
import { isSwitchedOff } from '../domain/switched-off.ts'
import { viewMoves } from '../events/router.ts'
import { swap } from '../events/swap.ts'
import { swapTokens } from '../events/swap-tokens.ts'
import type { StateOf } from '../reducers/root.ts'
import { priceKey } from '../reducers/swap-tokens.ts'
import { isShowing } from '../selectors/current-facts.ts'
import { lookedAt } from '../selectors/looked-at.ts'
import { isOnScreen } from '../selectors/on-screen.ts'
import { canSwapOn } from '../selectors/swap-chains.ts'
import { opening } from './arrival.ts'
import { reachable } from './balance-request.ts'
import { nodeGasPrice } from './call-gas.ts'
import { changeOf } from './change-of.ts'
import { defineEffect } from './define-effect.ts'
import { elsewhere } from './elsewhere.ts'
import { endSearch } from './end-search.ts'
import { merge } from './merge.ts'

/** The tokens of the chain are asked for as somebody comes to swap, or comes back, as another account or chain is looked at, as the host offers other networks, as a swap leaves an empty form, which was on its way or signed late, and where that failed and somebody asks. */
export const requestSwapTokens = defineEffect<StateOf<'swap'>>(({ on, state, decideInTurn }) =>
  merge(
    opening(on, state, 'swap'),
    on(...viewMoves, ...elsewhere, swap.retried),
    changeOf(on, 'networks'),
    on(swap.bundleSent, swap.signed, swap.letGo, swap.swapped).pipe(
      filter(() => !isShowing(state(), 'plan')),
    ),
  ).pipe(
    decideInTurn(() => {
      const holder = lookedAt(state())
      if (!isOnScreen(state()) || !isShowing(state(), 'quote')) return null
      if (isSwitchedOff('swap', state().options)) return null
      if (!holder || !canSwapOn(state(), holder.chainId)) return null
      const { status, holder: standing } = state().swap
      const hasFailed = status.step === 'failed' && status.stage === 'tokens'
      const stands = status.step !== 'idle' && !hasFailed && isSameAccount(standing, holder)
      return stands ? null : swapTokens.requested(holder)
    }),
  ),
)

/** What can be swapped on a chain; another account or chain ends the running question. */
export const readSwapTokens = defineEffect<StateOf<'swap'>>(({ on, ports, latest }) =>
  on(swapTokens.requested).pipe(
    latest({
      limit: swapServiceLimit,
      ask: ({ data: { chainId } }, signal) => ports.swap.tokens({ chainId, address: null }, signal),
      then: ({ tokens }, { data }) => swapTokens.received({ ...data, tokens: [...tokens] }),
      fail: (failure, { data }) => swapTokens.failed({ ...data, failure }),
    }),
  ),
)

/** Prices are wanted of the coin as the tokens are known, and of whatever is chosen for the first time. */
export const wantSwapPrices = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  merge(
    on(swapTokens.received).pipe(
      decide(({ data: { chainId } }) => swapTokens.priceWanted({ chainId, token: null })),
    ),
    on(swap.tokenChosen).pipe(
      decide(({ data: { token } }) => {
        const { holder, prices } = state().swapTokens
        return holder && token && !(priceKey(token.address) in prices)
          ? swapTokens.priceWanted({ chainId: holder.chainId, token: token.address })
          : null
      }),
    ),
  ),
)

/** What a whole token costs, each by its own question. */
export const readSwapPrice = defineEffect<StateOf<'swap'>>(({ on, ports, latestPer }) =>
  on(swapTokens.priceWanted).pipe(
    latestPer(({ data: { token } }) => priceKey(token), {
      limit: swapServiceLimit,
      ask: ({ data }, signal) => ports.swap.price(data, signal),
      then: ({ price }, { data }) => swapTokens.priceReceived({ ...data, price }),
      fail: (failure, { data }) => swapTokens.priceFailed({ ...data, failure }),
    }),
  ),
)

/** What a unit of gas costs is asked whenever the price of the coin is; without an answer the network's cost is not shown. */
export const readSwapGasPrice = defineEffect<StateOf<'swap'>>(({ on, ports, latest }) =>
  on(swapTokens.priceWanted).pipe(
    filter(({ data: { token } }) => token === null),
    latest({
      limit: swapServiceLimit,
      ask: ({ data: { chainId } }, signal) => ports.swap.gasPrice({ chainId }, signal),
      then: ({ gasPrice }, { data: { chainId } }) => swapTokens.gasPriceReceived({ chainId, gasPrice }),
      fail: (failure, { data: { chainId } }) => swapTokens.gasPriceFailed({ chainId, failure }),
    }),
  ),
)

/** What a unit of gas costs is asked of a node as well, because a service may be wrong about it. */
export const readNodeGasPrice = defineEffect<StateOf<'swap'>>(({ on, state, ports, latest }) =>
  on(swapTokens.priceWanted).pipe(
    filter(({ data: { token } }) => token === null),
    latest({
      limit: swapServiceLimit,
      ask: ({ data: { chainId } }, signal) => {
        const network = reachable(state(), chainId)
        return network && nodeGasPrice(ports, network, signal)
      },
      then: (gasPrice, { data: { chainId } }) =>
        gasPrice === null ? null : swapTokens.nodeGasPriceReceived({ chainId, gasPrice }),
      fail: () => null,
    }),
  ),
)

/** Whoever looks for a token to swap begins with an empty search. */
export const endSwapSearch = endSearch(
  'SwapSelectToken',
  (state) => state.swapTokens.search,
  () => swapTokens.searchTyped({ text: '' }),
)

/** An address that is searched and not in the list is looked up. */
export const seekSwapToken = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(swapTokens.searchTyped).pipe(
    decide(({ data }) => {
      const { holder, list } = state().swapTokens
      const address = data.text.trim()
      if (!holder || !list || !isAddress(address) || !isAddressOn(holder.chainId, address)) return null
      return list.some((token) => isSameSide(token.address, address)) ? null : swapTokens.sought({ address })
    }),
  ),
)

/** Which token has a searched address; searching on ends the running question. */
export const findSwapToken = defineEffect<StateOf<'swap'>>(({ on, state, ports, latest }) =>
  on(swapTokens.sought).pipe(
    latest({
      limit: swapServiceLimit,
      ask: ({ data: { address } }, signal) => {
        const { holder } = state().swapTokens
        return holder && ports.swap.tokens({ chainId: holder.chainId, address }, signal)
      },
      then: ({ tokens: [token = null] }, { data: { address } }) => swapTokens.found({ address, token }),
      fail: (failure, { data: { address } }) => swapTokens.missed({ address, failure }),
    }),
  ),
)
