import { account } from '../../events/account/account.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventInput } from '../../events/define-events.ts'
import { modal } from '../../events/shell/modal.ts'
import { network } from '../../events/network/network.ts'
import { router } from '../../events/shell/router.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { currentRoute, isOpenOn } from '../../selectors/shell/current-view.ts'
import { isLastChoice } from '../../selectors/network/last-choice.ts'
import type { StateOf } from '../../reducers/root.ts'
import { canSwapOn } from '../../selectors/swap/chains.ts'
import { unsupportedSession } from '../../selectors/network/unsupported-chain.ts'
import { defineEffect } from '../streams/define-effect.ts'

/** Leads a visitor from Networks to the view before it, or closes the modal, once the choice of a network is done. */
export const exitNetworks = defineEffect<StateOf<'modal'>>(({ on, state, previous, decide }) =>
  on(network.switched, network.preferred).pipe(
    decide((event) => {
      const isByHost = isOneOf(event, network.preferred)
        ? event.data.by === 'host'
        : previous().network?.switches[event.data.attempt]?.isByHost
      return !isByHost && isLastChoice(state(), event.data) ? afterNetworkSwitch(state()) : null
    }),
  ),
)

/**
 * Shows UnsupportedChain in place of the account while its wallet is on an unsupported chain.
 * Afterwards shows the account again, or Swap if the network was chosen for a swap. Other views stay.
 */
export const followChain = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  on(
    connection.established,
    connection.chainChanged,
    connection.resumed,
    connection.walletLocked,
    ...connectionEndings,
    connection.yieldedToOtherTab,
    account.namespaceShown,
  ).pipe(
    decide(() => {
      const route = currentRoute(state())
      const session = activeSession(state())
      if (!state().modal.open || !session) return null
      const isUnsupported = unsupportedSession(state()) !== null
      if (route.view === 'Account' && isUnsupported) return router.viewReplaced({ view: 'UnsupportedChain' })
      if (route.view !== 'UnsupportedChain' || isUnsupported) return null
      if (route.purpose !== 'swap') return router.viewReplaced({ view: 'Account' })
      return canSwapOn(state(), session.chainId) ? router.viewReplaced({ view: 'Swap' }) : null
    }),
  ),
)

function afterNetworkSwitch(state: StateOf<'modal'>): EventInput | null {
  if (!isOpenOn(state, 'Networks')) return null
  const index = state.router.history.findIndex(({ view }) => view === 'Networks')
  return index >= 1 ? router.wentBackToIndex({ index: index - 1 }) : modal.closeRequested()
}
