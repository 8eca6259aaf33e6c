import { namespacesOf } from '../../domain/values/caip.ts'
import { connectorType } from '../../domain/connection/connector.ts'
import type { ConnectorType, ReachedWallet } from '../../domain/connection/connector.ts'
import type { NamespaceSession } from '../../domain/sessions/namespace-session.ts'
import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import type { ConnectionState } from '../../reducers/sessions/connection.ts'

/** A session for hosts: what its wallet shares in each namespace, and how it is reached. */
export type ConnectedSession = {
  readonly session: string
  readonly connector: ConnectorType
  readonly wallet: InstalledWallet
  readonly namespaces: readonly Readonly<NamespaceSession>[]
}

/** Returns the session that was just established. */
export function connectedSession({
  flow,
  connector,
  wallet,
  namespaces,
}: ReachedWallet & { flow: string; namespaces: readonly NamespaceSession[] }): ConnectedSession {
  return { session: flow, connector: connectorType(connector, wallet.key), wallet, namespaces }
}

/** Returns what a wallet shares in the namespaces that the host offers. Other namespaces are not used. */
export function onOffer(
  { offered }: ConnectionState,
  given: readonly NamespaceSession[],
): NamespaceSession[] {
  const namespaces = namespacesOf(offered)
  return given.filter(({ namespace }) => namespaces.includes(namespace))
}
