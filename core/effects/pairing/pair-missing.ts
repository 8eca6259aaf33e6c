import { knownWalletNames } from '../../domain/wallets/known-wallet-names.ts'
import { registryLimit } from '../../domain/limits.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { rdnsOf } from '../../domain/wallets/wallet.ts'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import { connection } from '../../events/connection/connection.ts'
import { pairing } from '../../events/pairing/pairing.ts'
import { router } from '../../events/shell/router.ts'
import { wallets } from '../../events/wallets/wallets.ts'
import type { StateOf } from '../../reducers/root.ts'
import { shownConnecting } from '../../domain/connection/flow.ts'
import { currentView } from '../../selectors/shell/current-view.ts'
import { offersWallet } from '../../selectors/wallets/excluded-keys.ts'
import { arrival } from '../streams/arrival.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/** Pairs a missing wallet while its failure is shown, once a list has its reverse domain name. */
export const pairMissing = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(
    arrival(on, 'modal'),
    on(
      connection.attemptFailed,
      wallets.customFound,
      wallets.featuredReceived,
      wallets.firstPageReceived,
      wallets.missingFound,
      wallets.recentFound,
    ),
  ).pipe(
    decide(() => {
      const walletId = listedInstead(state())
      return walletId === null ? null : [router.wentBack(), pairing.walletChosen({ walletId })]
    }),
  ),
)

/** Looks up a missing wallet by its id if it is a widely used one and no list has shown it yet. */
export const lookUpMissing = defineEffect<StateOf<'modal'>>(({ on, state, ports, together }) =>
  on(connection.attemptFailed).pipe(
    together({
      limit: registryLimit,
      ask: (_, signal) => {
        const id = unlistedId(state())
        return id === null
          ? null
          : ports.walletRegistry.wallets({ page: 1, entries: 1, include: [id] }, signal)
      },
      then: (page) => wallets.missingFound({ wallets: [...page.wallets] }),
      fail: (failure) => wallets.lookupFailed({ purpose: 'missing', failure }),
    }),
  ),
)

/** Returns the registry id of the wallet that the shown flow missed. Null if the host does not offer it, or a list has it. */
function unlistedId(state: StateOf<'modal'>): string | null {
  const name = missedName(state)
  if (name === null || isTurnedOff(state.options, 'registry') || listedAs(state, name)) return null
  const included = state.options?.includeWalletIds ?? []
  const [id = null] = Object.entries(knownWalletNames).find(([, rdns]) => rdns === name) ?? []
  return id !== null && (included.length === 0 || included.includes(id)) ? id : null
}

/** Returns the id of the listed wallet that the shown flow missed in this browser, or null. */
function listedInstead(state: StateOf<'modal'>): string | null {
  const name = missedName(state)
  const listed = name === null ? undefined : listedAs(state, name)
  return listed && offersWallet(state)(listed) ? listed.id : null
}

/** Returns the reverse domain name of the wallet that the shown flow missed in this browser, or null. */
function missedName(state: StateOf<'modal'>): string | null {
  const flow = shownConnecting(state.connection.flows)
  if (isTurnedOff(state.options, 'pairing')) return null
  const isShown = state.modal.open && currentView(state) === 'ConnectingExternal'
  if (!isShown || flow?.step !== 'failed' || flow.failure?.code !== 'wallet-missing') return null
  return rdnsOf(flow.wallet.key)
}

function listedAs({ wallets: { byId } }: StateOf<'modal'>, name: string): Wallet | undefined {
  return Object.values(byId).find(({ rdns }) => rdns === name)
}
