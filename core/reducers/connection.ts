import type { ChainId, Namespace } from '../domain/caip.ts'
import type { Failure } from '../domain/failure.ts'
import type { InstalledWallet } from '../domain/wallet.ts'
import { connection } from '../events/connection.ts'
import { host } from '../events/host.ts'
import { defineSlice } from './define-slice.ts'

/** A connection that stands: chain and accounts are what the wallet last said, never what we asked for. */
export type Session = {
  readonly attempt: string
  readonly wallet: InstalledWallet
  readonly accounts: readonly string[]
  readonly chainId: ChainId
}

/** One namespace's connection, as a single discriminated status (design 5). */
export type Connection =
  | { readonly status: 'unknown' | 'disconnected' }
  | {
      readonly status: 'connecting' | 'reconnecting'
      readonly attempt: string
      readonly wallet: InstalledWallet
    }
  | ({ readonly status: 'connected' | 'wrong-network' } & Session)

/** The last attempt a person made and how it went; it outlives its failure so that the view can offer another try. */
export type Attempt = {
  readonly id: string
  readonly wallet: InstalledWallet
  readonly status: 'waiting' | 'failed'
  readonly failure: Failure | null
}

/** Connections by namespace, the attempt on screen, the wallet remembered from the last visit, the chains on offer. */
export type ConnectionState = {
  readonly byNamespace: Readonly<Record<Namespace, Connection>>
  readonly attempt: Attempt | null
  readonly remembered: string | null
  readonly offered: readonly ChainId[]
}

const initial: ConnectionState = {
  byNamespace: { eip155: { status: 'unknown' }, solana: { status: 'unknown' } },
  attempt: null,
  remembered: null,
  offered: [],
}

/** The connection union; an answer whose attempt is not the current one changes nothing (design 5, Late answers). */
export const connectionSlice = defineSlice<ConnectionState>(initial, (when) => [
  when([host.optionsGiven], (draft, { data }) => {
    draft.offered = data.options.networks.map((network) => network.id)
  }),
  when([connection.attemptStarted], (draft, { data }) => {
    draft.attempt = { id: data.attempt, wallet: data.wallet, status: 'waiting', failure: null }
    draft.byNamespace.eip155 = { status: 'connecting', attempt: data.attempt, wallet: data.wallet }
  }),
  when([connection.rememberedFound], (draft, { data }) => {
    draft.remembered = data.walletKey
  }),
  when([connection.reconnectStarted], (draft, { id, data }) => {
    if (draft.byNamespace.eip155.status !== 'unknown') return
    draft.byNamespace.eip155 = { status: 'reconnecting', attempt: id, wallet: data.wallet }
  }),
  when([connection.attemptSucceeded, connection.reconnected], (draft, { data }) => {
    const current = draft.byNamespace[data.namespace]
    if (!isPending(current) || current.attempt !== data.attempt) return
    if (draft.attempt?.id === data.attempt) draft.attempt = null
    const { namespace, ...session } = data
    draft.byNamespace[namespace] = {
      status: standing(draft.offered, data.chainId),
      wallet: current.wallet,
      ...session,
    }
  }),
  when([connection.attemptFailed], (draft, { data }) => {
    if (draft.attempt?.id !== data.attempt) return
    draft.attempt.status = 'failed'
    draft.attempt.failure = data.failure
    draft.byNamespace.eip155 = { status: 'disconnected' }
  }),
  when([connection.attemptAbandoned], (draft, { data }) => {
    if (draft.attempt?.id !== data.attempt) return
    if (draft.attempt.status === 'waiting') draft.byNamespace.eip155 = { status: 'disconnected' }
    draft.attempt = null
  }),
  when([connection.nothingRemembered], (draft) => {
    if (draft.byNamespace.eip155.status === 'unknown') draft.byNamespace.eip155 = { status: 'disconnected' }
  }),
  when([connection.reconnectGivenUp], (draft, { data }) => {
    const current = draft.byNamespace.eip155
    if (
      current.status === 'unknown' ||
      (current.status === 'reconnecting' && current.attempt === data.attempt)
    )
      draft.byNamespace.eip155 = { status: 'disconnected' }
  }),
  when([connection.accountsChanged], (draft, { data }) => {
    const current = draft.byNamespace[data.namespace]
    if ('accounts' in current) current.accounts = data.accounts
  }),
  when([connection.chainChanged], (draft, { data }) => {
    const current = draft.byNamespace[data.namespace]
    if (!('accounts' in current)) return
    current.chainId = data.chainId
    current.status = standing(draft.offered, data.chainId)
  }),
  when([connection.endedByWallet, connection.disconnected], (draft, { data }) => {
    draft.byNamespace[data.namespace] = { status: 'disconnected' }
  }),
])

function isPending(
  current: Connection,
): current is Extract<Connection, { status: 'connecting' | 'reconnecting' }> {
  return current.status === 'connecting' || current.status === 'reconnecting'
}

/** The session that stands in a namespace, or null. */
export function sessionOf(state: ConnectionState, namespace: Namespace): Session | null {
  const current = state.byNamespace[namespace]
  return current.status === 'connected' || current.status === 'wrong-network' ? current : null
}

/** The key of the connected EVM wallet, or an empty text, which no wallet has. */
export function connectedWalletKey({ connection }: { readonly connection: ConnectionState }): string {
  return sessionOf(connection, 'eip155')?.wallet.key ?? ''
}

function standing(offered: readonly ChainId[], chainId: ChainId): 'connected' | 'wrong-network' {
  return offered.includes(chainId) ? 'connected' : 'wrong-network'
}
