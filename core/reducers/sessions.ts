import { allNamespaces, namespacesOf } from '../domain/caip.ts'
import type { Namespace } from '../domain/caip.ts'
import { connectorType } from '../domain/connector.ts'
import type { ConnectorType, ReachedWallet } from '../domain/connector.ts'
import type { NamespaceSession } from '../domain/namespace-session.ts'
import { serves } from '../domain/remembered-sessions.ts'
import type { RememberedSession } from '../domain/remembered-sessions.ts'
import type { InstalledWallet } from '../domain/wallet.ts'
import type { Attempt, Connection, ConnectionState } from './connection.ts'

/** A session as it stands in one namespace. */
export type StandingSession = ReachedWallet &
  Readonly<NamespaceSession> & { readonly session: string; readonly isLocked: boolean }

/** A session as hosts read it: what its wallet shares in each namespace, and how it is reached, in the specification's word. */
export type WholeSession = {
  readonly session: string
  readonly connector: ConnectorType
  readonly wallet: InstalledWallet
  readonly namespaces: readonly Readonly<NamespaceSession>[]
}

/** The session that was just established. */
export function wholeSession({
  attempt,
  connector,
  wallet,
  namespaces,
}: ReachedWallet & { attempt: string; namespaces: readonly NamespaceSession[] }): WholeSession {
  return { session: attempt, connector: connectorType(connector, wallet.key), wallet, namespaces }
}

/** What a wallet shares in the namespaces that the host offers; what it shares beyond them is not used. */
export function onOffer(
  { offered }: ConnectionState,
  given: readonly NamespaceSession[],
): NamespaceSession[] {
  const namespaces = namespacesOf(offered)
  return given.filter(({ namespace }) => namespaces.includes(namespace))
}

/** The session that stands in a namespace or waits for its wallet to be unlocked, or null. */
export function heldSession(state: ConnectionState, namespace: Namespace): StandingSession | null {
  const current = state.byNamespace[namespace]
  const reached = 'accounts' in current ? state.sessions[current.session] : undefined
  if (!reached || !('accounts' in current)) return null
  const { session, accounts, chainId, status } = current
  return { ...reached, session, namespace, accounts: [...accounts], chainId, isLocked: status === 'locked' }
}

/** The session that stands in a namespace and shares its accounts, or null. */
export function sessionOf(state: ConnectionState, namespace: Namespace): StandingSession | null {
  const held = heldSession(state, namespace)
  return held?.isLocked === false ? held : null
}

/** What is held in every namespace, in the order of namespaces. */
export function heldSessions(state: ConnectionState): readonly StandingSession[] {
  return allNamespaces.flatMap((namespace) => heldSession(state, namespace) ?? [])
}

/** What one account view shows: what is held in the first namespace where accounts are shared, else where a wallet is locked, or null. */
export function leadingSession(state: ConnectionState): StandingSession | null {
  const held = heldSessions(state)
  return held.find(({ isLocked }) => !isLocked) ?? held[0] ?? null
}

/** The wallet that is connected, is being asked or is being restored in a namespace, or null. */
export function walletIn(
  { byNamespace, sessions, attempts }: ConnectionState,
  namespace: Namespace,
): ReachedWallet | null {
  const current = byNamespace[namespace]
  if ('session' in current) return sessions[current.session] ?? null
  return ('attempt' in current && attempts[current.attempt]) || null
}

/** How it stands with all namespaces together: as with what is shown, else in one that is on its way, else in one that is not known. */
export function connectionStatus(state: ConnectionState): Connection['status'] {
  const leading = leadingSession(state)
  if (leading) return state.byNamespace[leading.namespace].status
  const found = allNamespaces.map((namespace) => state.byNamespace[namespace].status)
  const isOnItsWay = (status: Connection['status']) => status === 'connecting' || status === 'reconnecting'
  return found.find(isOnItsWay) ?? found.find((status) => status === 'unknown') ?? 'disconnected'
}

/** The ids of the sessions that serve a namespace, or any; those that are being restored included. */
export function sessionsIn({ byNamespace }: ConnectionState, namespace?: Namespace): readonly string[] {
  const asked = namespace ? [namespace] : allNamespaces
  const found = asked.flatMap((name) => {
    const current = byNamespace[name]
    return 'session' in current ? [current.session] : []
  })
  return [...new Set(found)]
}

/** The namespaces that a session serves, or is being restored in. */
export function servedBy(state: ConnectionState, session: string): Namespace[] {
  return allNamespaces.filter((namespace) => sessionsIn(state, namespace)[0] === session)
}

/** The sessions that serve no namespace, with their ids. */
export function unusedSessions(state: ConnectionState): readonly (readonly [string, ReachedWallet])[] {
  return Object.entries(state.sessions).filter(([session]) => servedBy(state, session).length === 0)
}

/** The last attempt of a person, how it went included, with its id; or null. */
export function lastAttempt({ attempts }: ConnectionState): (Attempt & { readonly id: string }) | null {
  const [id, attempt] = Object.entries(attempts).at(-1) ?? []
  return id !== undefined && attempt ? { id, ...attempt } : null
}

/** The ids of the attempts that wait for a wallet, however long, in a namespace or any. */
export function runningAttempts({ attempts }: ConnectionState, namespace?: Namespace): readonly string[] {
  return Object.entries(attempts).flatMap(([id, { status, namespaces }]) =>
    status !== 'failed' && (!namespace || namespaces.includes(namespace)) ? [id] : [],
  )
}

/** The id of the attempt that waits for this wallet, or null. */
export function attemptFor(state: ConnectionState, walletKey: string): string | null {
  return runningAttempts(state).find((id) => state.attempts[id]?.wallet.key === walletKey) ?? null
}

/** Whether somebody is connected, is being asked, or is not yet known, in a namespace or any. */
export function isAnybodyThere({ byNamespace, ...state }: ConnectionState, namespace?: Namespace): boolean {
  const asked = namespace ? [namespace] : allNamespaces
  return (
    runningAttempts({ byNamespace, ...state }, namespace).length > 0 ||
    asked.some((name) => byNamespace[name].status !== 'disconnected')
  )
}

/** What is to be remembered: the sessions that are held, and those that were not restored and that none took the place of. */
export function sessionsToRemember(state: ConnectionState): readonly RememberedSession[] {
  const held = heldSessions(state)
  const standing = [...new Set(held.map(({ session }) => session))].flatMap((id) => {
    const here = held.filter(({ session }) => session === id)
    const [first] = here
    if (!first) return []
    const { connector, wallet } = first
    return [{ connector, wallet, namespaces: here.map(({ namespace, chainId }) => ({ namespace, chainId })) }]
  })
  const isTaken = (kept: RememberedSession) =>
    kept.namespaces.every(({ namespace }) => standing.some((session) => serves(session, namespace)))
  return [...standing, ...state.remembered.filter((kept) => !isTaken(kept))]
}
