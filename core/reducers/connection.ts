import type { Draft } from 'immer'
import { Namespace } from '../domain/caip.ts'
import type { ChainId } from '../domain/caip.ts'
import type { Failure } from '../domain/failure.ts'
import type { RememberedConnection } from '../domain/remembered-connection.ts'
import type { ConnectorName, InstalledWallet } from '../domain/wallet.ts'
import { connection } from '../events/connection.ts'
import { host } from '../events/host.ts'
import { modal } from '../events/modal.ts'
import { defineSlice } from './define-slice.ts'

/** A connection that stands: chain and accounts are what the wallet last said, never what we asked for. */
export type Session = {
  readonly attempt: string
  readonly connector: ConnectorName
  readonly wallet: InstalledWallet
  readonly accounts: readonly string[]
  readonly chainId: ChainId
}

/** One namespace's connection, as a single discriminated status (design 5); a locked wallet is remembered and watched, and shares no account now. */
export type Connection =
  | { readonly status: 'unknown' | 'disconnected' }
  | ({ readonly status: 'connecting' | 'reconnecting' } & Pick<Session, 'attempt' | 'connector' | 'wallet'>)
  | ({ readonly status: 'connected' | 'wrong-network' } & Session)
  | ({ readonly status: 'locked' } & Session)

/** The last attempt a person made and how it went; it outlives its failure so that the view can offer another try. */
export type Attempt = {
  readonly id: string
  readonly wallet: InstalledWallet
  readonly status: 'waiting' | 'lingering' | 'failed'
  readonly failure: Failure | null
}

/** Connections by namespace, the attempt on screen, the wallet remembered from the last visit, the chains on offer. */
export type ConnectionState = {
  readonly byNamespace: Readonly<Record<Namespace, Connection>>
  readonly attempt: Attempt | null
  readonly remembered: RememberedConnection | null
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
  when([connection.attemptStarted], (draft, { data: { attempt, wallet } }) => {
    draft.attempt = { id: attempt, wallet, status: 'waiting', failure: null }
    if (!holds(draft.byNamespace.eip155))
      draft.byNamespace.eip155 = { status: 'connecting', attempt, connector: 'injected', wallet }
  }),
  when([connection.rememberedFound], (draft, { data }) => {
    draft.remembered = data
  }),
  when([connection.reconnectStarted], (draft, { id, data }) => {
    if (!['unknown', 'disconnected'].includes(draft.byNamespace.eip155.status)) return
    const { connector, wallet } = data
    draft.byNamespace.eip155 = { status: 'reconnecting', attempt: id, connector, wallet }
  }),
  when([connection.attemptLingered], (draft, { data }) => {
    if (draft.attempt?.id === data.attempt && draft.attempt.status === 'waiting')
      draft.attempt.status = 'lingering'
  }),
  when([connection.attemptSucceeded], (draft, { data }) => {
    if (draft.attempt?.id !== data.attempt) return
    const { wallet } = draft.attempt
    draft.attempt = null
    begin(draft, { ...data, connector: 'injected', wallet })
  }),
  when([connection.reconnected], (draft, { data }) => {
    const current = draft.byNamespace[data.namespace]
    if (current.status !== 'reconnecting' || current.attempt !== data.attempt) return
    const { connector, wallet } = current
    begin(draft, { ...data, connector, wallet })
    settle(draft)
  }),
  when([connection.established], (draft, { data }) => {
    draft.attempt = null
    begin(draft, data)
  }),
  when([connection.attemptFailed], (draft, { data }) => {
    if (draft.attempt?.id !== data.attempt) return
    draft.attempt.status = 'failed'
    draft.attempt.failure = data.failure
    if (draft.byNamespace.eip155.status === 'connecting')
      draft.byNamespace.eip155 = { status: 'disconnected' }
  }),
  when([connection.attemptAbandoned], (draft, { data }) => {
    if (draft.attempt?.id !== data.attempt) return
    draft.attempt = null
    if (draft.byNamespace.eip155.status === 'connecting')
      draft.byNamespace.eip155 = { status: 'disconnected' }
  }),
  when([modal.opened], (draft) => {
    if (draft.attempt?.status === 'failed') draft.attempt = null
  }),
  when([connection.nothingRemembered], settle),
  when([host.stopped], (draft) => {
    draft.remembered = null
    if (draft.byNamespace.eip155.status === 'reconnecting') draft.byNamespace.eip155 = { status: 'unknown' }
  }),
  when([connection.reconnectGivenUp], (draft, { data }) => {
    const current = draft.byNamespace.eip155
    if (current.status === 'reconnecting' && current.attempt === data.attempt)
      draft.byNamespace.eip155 = { status: 'disconnected' }
    settle(draft)
  }),
  when([connection.accountsChanged], (draft, { data }) => {
    const current = draft.byNamespace[data.namespace]
    if (!holds(current) || current.attempt !== data.session) return
    current.accounts = data.accounts
    current.status = standing(draft.offered, current.chainId)
  }),
  when([connection.chainChanged], (draft, { data }) => {
    const current = draft.byNamespace[data.namespace]
    if (!stands(current) || current.attempt !== data.session) return
    current.chainId = data.chainId
    current.status = standing(draft.offered, data.chainId)
  }),
  when([connection.walletLocked], (draft, { data }) => {
    const current = draft.byNamespace[data.namespace]
    if (stands(current) && current.attempt === data.session)
      draft.byNamespace[data.namespace] = { ...current, status: 'locked' }
  }),
  when([connection.resumed], (draft, { data: { session, namespace, accounts, chainId } }) => {
    const current = draft.byNamespace[namespace]
    if (current.status !== 'locked' || current.attempt !== session) return
    draft.byNamespace[namespace] = { ...current, status: standing(draft.offered, chainId), accounts, chainId }
  }),
  when([connection.endedByWallet, connection.endedElsewhere], (draft, { data }) => {
    const current = draft.byNamespace[data.namespace]
    if (holds(current) && current.attempt === data.session)
      draft.byNamespace[data.namespace] = { status: 'disconnected' }
  }),
  when([connection.disconnected], (draft, { data }) => {
    draft.byNamespace[data.namespace] = { status: 'disconnected' }
    draft.remembered = null
  }),
])

type Drafted = Draft<ConnectionState>

function begin(
  draft: Drafted,
  { namespace, ...session }: Omit<Session, 'accounts'> & { namespace: Namespace; accounts: string[] },
): void {
  draft.byNamespace[namespace] = { status: standing(draft.offered, session.chainId), ...session }
}

/** Where nothing stands or is on its way, nobody is connected. */
function settle(draft: Drafted): void {
  for (const namespace of Namespace.options) {
    if (draft.byNamespace[namespace].status === 'unknown')
      draft.byNamespace[namespace] = { status: 'disconnected' }
  }
}

function stands<Given extends { readonly status: Connection['status'] }>(
  current: Given,
): current is Extract<Given, { status: 'connected' | 'wrong-network' }> {
  return current.status === 'connected' || current.status === 'wrong-network'
}

function holds<Given extends { readonly status: Connection['status'] }>(
  current: Given,
): current is Extract<Given, { status: 'connected' | 'wrong-network' | 'locked' }> {
  return stands(current) || current.status === 'locked'
}

/** The session that stands in a namespace, or null. */
export function sessionOf(state: ConnectionState, namespace: Namespace): Session | null {
  const current = state.byNamespace[namespace]
  return stands(current) ? current : null
}

/** The session that stands in a namespace or waits for its wallet to be unlocked, or null. */
export function heldSession(state: ConnectionState, namespace: Namespace): Session | null {
  const current = state.byNamespace[namespace]
  return holds(current) ? current : null
}

/** The key of the connected EVM wallet, or an empty text, which no wallet has. */
export function connectedWalletKey({ connection }: { readonly connection: ConnectionState }): string {
  return heldSession(connection, 'eip155')?.wallet.key ?? ''
}

function standing(offered: readonly ChainId[], chainId: ChainId): 'connected' | 'wrong-network' {
  return offered.includes(chainId) ? 'connected' : 'wrong-network'
}

/** The session held in EVM, else the one held in another namespace, or null. */
export function leadingSession(state: ConnectionState): Session | null {
  return heldSession(state, 'eip155') ?? heldSession(state, 'solana')
}

/** The attempt that waits for a wallet, however long, or null. */
export function runningAttempt({ attempt }: ConnectionState): Attempt | null {
  return attempt?.status === 'failed' ? null : attempt
}

/** The id of the attempt that waits for this wallet, or null. */
export function attemptFor(state: ConnectionState, walletKey: string): string | null {
  const attempt = runningAttempt(state)
  return attempt?.wallet.key === walletKey ? attempt.id : null
}

/** The wallet that is held, or is being asked silently whether it still knows this page; null when there is none. */
export function walletToLeave({
  connection,
}: {
  readonly connection: ConnectionState
}): Pick<Session, 'connector' | 'wallet'> | null {
  const { eip155 } = connection.byNamespace
  return eip155.status === 'reconnecting' ? eip155 : leadingSession(connection)
}

/** Whether somebody is connected, is being asked, or is not yet known. */
export function isAnybodyThere({ connection }: { readonly connection: ConnectionState }): boolean {
  const isAsked = runningAttempt(connection) !== null
  return isAsked || Object.values(connection.byNamespace).some(({ status }) => status !== 'disconnected')
}

/** How the connected EVM wallet is reached. */
export function connectedBy({ connection }: { readonly connection: ConnectionState }): ConnectorName {
  return heldSession(connection, 'eip155')?.connector ?? 'injected'
}
