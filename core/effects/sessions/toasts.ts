import { connection } from '../../events/connection/connection.ts'
import { network } from '../../events/network/network.ts'
import { toast } from '../../events/shell/toast.ts'
import type { StateOf } from '../../reducers/root.ts'
import { currentView, isInHistory } from '../../selectors/shell/current-view.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/** Shows a toast about a failed switch that no view shows, and about a wallet that misbehaved. */
export const notifySessionChange = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(
    on(network.switchFailed).pipe(
      decide(({ data }) => {
        const { network, modal } = state()
        const isShown =
          modal.open && (currentView(state()) === 'Networks' || isInHistory(state(), 'SwitchActiveChain'))
        const isAsked = data.attempt in network.switches
        const isRefusedUnasked = isShown && !isAsked && data.failure.code === 'unauthorized'
        if (!isRefusedUnasked && (!isAsked || isShown)) return null
        return failure(data.failure.code === 'user-rejected' ? 'networks.declined' : 'networks.failed')
      }),
    ),
    on(connection.walletMisbehaved).pipe(decide(() => failure('connection.misbehaved'))),
  ),
)

/**
 * Shows a toast if a wallet could not be disconnected, because it may still treat the page as connected.
 * Shows one for a late approval, too, unless Connect is open, which says more. Ignores a replaced session, because no visitor requested its end.
 */
export const notifyUndisconnected = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  on(connection.walletNotified).pipe(
    decide(({ data: { after, failure: untold } }) => {
      if (after === 'replaced' || !untold || untold.code === 'wallet-missing') return null
      if (after !== 'approvedLate') return failure('account.disconnectFailed')
      const isOnConnect = state().modal.open && currentView(state()) === 'Connect'
      return isOnConnect ? null : failure('connection.lateRevocationFailed')
    }),
  ),
)

function failure(text: string) {
  return toast.shown({ variant: 'error', message: { text } })
}
