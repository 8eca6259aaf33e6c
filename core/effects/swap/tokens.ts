import { filter, mergeMap } from 'rxjs'
import { swapServiceLimit } from '../../domain/limits.ts'
import { isSameAccount } from '../../domain/account/same-account.ts'
import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import { isOneOf } from '../../events/define-events.ts'
import { viewMoves } from '../../events/shell/router.ts'
import { swap } from '../../events/swap/swap.ts'
import { swapTokens } from '../../events/swap/tokens.ts'
import type { StateOf } from '../../reducers/root.ts'
import { priceKey } from '../../reducers/swap/tokens.ts'
import { isShowing } from '../../selectors/shell/current-facts.ts'
import { activeAccount } from '../../selectors/account/active-account.ts'
import { isOnScreen } from '../../selectors/shell/on-screen.ts'
import { canSwapOn } from '../../selectors/swap/chains.ts'
import { opening } from '../streams/arrival.ts'
import { reachable } from '../account/balance-request.ts'
import { nodeGasPrice } from '../operations/call-gas.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect } from '../streams/define-effect.ts'
import type { EffectTools } from '../streams/define-effect.ts'
import { accountChanges } from '../account/account-changes.ts'
import { endSearch } from '../shell/end-search.ts'
import { merge } from '../streams/merge.ts'

/**
 * Requests the tokens of the chain when the visitor opens the form or returns to it.
 * Requests them again when the account, the chain or the offered networks change.
 * Requests them again if the visitor retries after a failure, or when a pending or late swap has emptied the form.
 */
export const requestSwapTokens = defineEffect<StateOf<'swap'>>(({ on, state, decideInTurn }) =>
  merge(
    opening(on, state, 'swap'),
    on(...viewMoves, ...accountChanges, swap.retried),
    onOptionsChange(on, 'networks'),
    on(swap.bundleSent, swap.signed, swap.backgrounded, swap.swapped).pipe(
      filter(() => !isShowing(state(), 'plan')),
    ),
  ).pipe(
    decideInTurn(() => {
      const holder = activeAccount(state())
      if (!isOnScreen(state()) || !isShowing(state(), 'quote')) return null
      if (isSwitchedOff('swap', state().options)) return null
      if (!holder || !canSwapOn(state(), holder.chainId)) return null
      const { phase, holder: standing } = state().swap
      const hasFailed = phase.name === 'failed' && phase.stage === 'tokens'
      const stands = phase.name !== 'idle' && !hasFailed && isSameAccount(standing, holder)
      return stands ? null : swapTokens.requested(holder)
    }),
  ),
)

/** Asks for the tokens of a chain. Another account or chain aborts the running question. */
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

/** Asks for the price of a token, each in its own question. */
export const readSwapPrice = defineEffect<StateOf<'swap'>>(({ on, state, ports, latestPer }) =>
  wantedPrices(on, state).pipe(
    latestPer(({ wanted: { token } }) => priceKey(token), {
      limit: swapServiceLimit,
      ask: ({ wanted }, signal) => ports.swap.price(wanted, signal),
      then: ({ price }, { wanted }) => swapTokens.priceReceived({ ...wanted, price }),
      fail: (failure, { wanted }) => swapTokens.priceFailed({ ...wanted, failure }),
    }),
  ),
)

/** Asks for the gas price whenever the price of the coin is requested. Without an answer the network's cost is not shown. */
export const readSwapGasPrice = defineEffect<StateOf<'swap'>>(({ on, state, ports, latest }) =>
  wantedPrices(on, state).pipe(
    filter(({ wanted }) => wanted.token === null),
    latest({
      limit: swapServiceLimit,
      ask: ({ wanted: { chainId } }, signal) => ports.swap.gasPrice({ chainId }, signal),
      then: ({ gasPrice }, { wanted: { chainId } }) => swapTokens.gasPriceReceived({ chainId, gasPrice }),
      fail: () => null,
    }),
  ),
)

/** Asks a node for the gas price, too, because a service may be wrong about it. */
export const readNodeGasPrice = defineEffect<StateOf<'swap'>>(({ on, state, ports, latest }) =>
  wantedPrices(on, state).pipe(
    filter(({ wanted }) => wanted.token === null),
    latest({
      limit: swapServiceLimit,
      ask: ({ wanted: { chainId } }, signal) => {
        const network = reachable(state(), chainId)
        return network && nodeGasPrice(ports, network, signal)
      },
      then: (gasPrice, { wanted: { chainId } }) =>
        gasPrice === null ? null : swapTokens.nodeGasPriceReceived({ chainId, gasPrice }),
      fail: () => null,
    }),
  ),
)

/** Clears the search text when its view leaves the history. */
export const endSwapSearch = endSearch(
  'SwapSelectToken',
  (state) => state.swapTokens.search,
  () => swapTokens.searchTyped({ text: '' }),
)

/** Looks up a searched address that is not in the list. Further typing aborts the running question. */
export const findSwapToken = defineEffect<StateOf<'swap'>>(({ on, state, ports, latest }) =>
  on(swapTokens.searchTyped).pipe(
    latest({
      limit: swapServiceLimit,
      ask: (_, signal) => {
        const { holder, sought } = state().swapTokens
        return holder && sought
          ? ports.swap.tokens({ chainId: holder.chainId, address: sought.address }, signal)
          : null
      },
      then: ({ tokens: [token = null] }, { data: { text } }) =>
        swapTokens.found({ address: text.trim(), token }),
      fail: (failure, { data: { text } }) => swapTokens.missed({ address: text.trim(), failure }),
    }),
  ),
)

/**
 * Emits the tokens whose prices are to be read. The coin (null) is read when the tokens are known, and when a quote is repeated.
 * Any other token is read when it is first chosen.
 */
function wantedPrices(on: EffectTools['on'], state: () => StateOf<'swap'>) {
  return on(swapTokens.received, swap.quoteStarted, swap.tokenChosen).pipe(
    mergeMap((event) => {
      const { holder, prices } = state().swapTokens
      if (isOneOf(event, swapTokens.received))
        return [{ ...event, wanted: { chainId: event.data.chainId, token: null } }]
      if (isOneOf(event, swap.quoteStarted)) {
        const { order, isAgain } = event.data
        return isAgain ? [{ ...event, wanted: { chainId: order.chainId, token: null } }] : []
      }
      const { token } = event.data
      return holder && token && !(priceKey(token.address) in prices)
        ? [{ ...event, wanted: { chainId: holder.chainId, token: token.address } }]
        : []
    }),
  )
}
