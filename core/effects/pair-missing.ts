import { isTurnedOff } from '../domain/switched-off.ts'
import { rdnsOf } from '../domain/wallet.ts'
import { connection } from '../events/connection.ts'
import { pairing } from '../events/pairing.ts'
import { router } from '../events/router.ts'
import { wallets } from '../events/wallets.ts'
import type { StateOf } from '../reducers/root.ts'
import { lastAttempt } from '../selectors/attempts.ts'
import { currentView } from '../selectors/current-view.ts'
import { offersWallet } from '../selectors/excluded-keys.ts'
import { arrival } from './arrival.ts'
import { defineEffect } from './define-effect.ts'
import { merge } from './merge.ts'

/** Pairs a wallet that was asked and is not installed, if it is listed by its reverse domain name: now, or while its failure is shown. */
export const pairMissing = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(
    arrival(on, 'modal'),
    on(
      connection.attemptFailed,
      wallets.customFound,
      wallets.featuredReceived,
      wallets.firstPageReceived,
      wallets.recentFound,
    ),
  ).pipe(
    decide(() => {
      const walletId = listedInstead(state())
      return walletId === null ? null : [router.wentBack(), pairing.walletChosen({ walletId })]
    }),
  ),
)

/** Returns the id of the listed wallet that the shown attempt missed in this browser, or null. */
function listedInstead(state: StateOf<'modal'>): string | null {
  const attempt = lastAttempt(state.connection)
  if (isTurnedOff(state.options, 'pairing')) return null
  const isShown = state.modal.open && currentView(state) === 'ConnectingExternal'
  if (!isShown || attempt?.status !== 'failed' || attempt.failure?.code !== 'wallet-missing') return null
  const name = rdnsOf(attempt.wallet.key)
  const listed = Object.values(state.wallets.byId).find(({ rdns }) => rdns === name)
  return listed && offersWallet(state)(listed) ? listed.id : null
}
