import { namespacesOf } from '../../domain/values/caip.ts'
import { connectorType } from '../../domain/connection/connector.ts'
import type { ConnectorType, ReachedWallet } from '../../domain/connection/connector.ts'
import type { NamespaceSession } from '../../domain/sessions/namespace-session.ts'
import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import type { ConnectionState } from '../../reducers/sessions/connection.ts'

/** A session as hosts read it: what its wallet shares in each namespace, and how it is reached, in the specification's word. */
export type ConnectedSession = {
  readonly session: string
  readonly connector: ConnectorType
  readonly wallet: InstalledWallet
  readonly namespaces: readonly Readonly<NamespaceSession>[]
}

/** The session that was just established. */
export function connectedSession({
  flow,
  connector,
  wallet,
  namespaces,
}: ReachedWallet & { flow: string; namespaces: readonly NamespaceSession[] }): ConnectedSession {
  return { session: flow, connector: connectorType(connector, wallet.key), wallet, namespaces }
}

/** What a wallet shares in the namespaces that the host offers; what it shares beyond them is not used. */
export function onOffer(
  { offered }: ConnectionState,
  given: readonly NamespaceSession[],
): NamespaceSession[] {
  const namespaces = namespacesOf(offered)
  return given.filter(({ namespace }) => namespaces.includes(namespace))
}
