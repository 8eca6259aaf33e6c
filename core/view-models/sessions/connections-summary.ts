import { connectorType } from '../../domain/connection/connector.ts'
import type { ConnectedSession } from '../../selectors/sessions/connected-session.ts'
import type { BootState } from '../../reducers/root.ts'
import { connectedSessions } from '../../selectors/sessions/sessions.ts'

/** A connected wallet: how it is reached, what it shares, and whether it is locked now. */
export type ConnectionSummary = ConnectedSession & { readonly isLocked: boolean }

/** Returns every connected wallet, in the order of namespaces. */
export function connectionsSummary({ connection }: BootState): readonly ConnectionSummary[] {
  const held = connectedSessions(connection)
  const sessions = [...new Set(held.map(({ session }) => session))]
  return sessions.flatMap((session) => {
    const parts = held.filter((part) => part.session === session)
    const [first] = parts
    if (!first) return []
    return {
      session,
      connector: connectorType(first.connector, first.wallet.key),
      wallet: first.wallet,
      isLocked: parts.every(({ isLocked }) => isLocked),
      namespaces: parts.map(({ namespace, accounts, chainId }) => ({ namespace, accounts, chainId })),
    }
  })
}
