import { mergeMap } from 'rxjs'
import { allNamespaces, namespaceOf } from '../../domain/values/caip.ts'
import { resumingLimit } from '../../domain/limits.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import { host } from '../../events/host.ts'
import type { WalletChange } from '../../ports/connector.ts'
import { stillChosen } from '../../selectors/sessions/chosen-account.ts'
import { servedBy, sessionsIn } from '../../selectors/sessions/serving-sessions.ts'
import { rememberedOf } from '../../selectors/sessions/to-remember.ts'
import { sessionInNamespace } from '../../selectors/sessions/sessions.ts'
import type { BootState } from '../../reducers/root.ts'
import { defineEffect } from '../streams/define-effect.ts'
import type { EventInputs } from '../streams/question.ts'

/** Watches the wallet of each session, while the session exists and Latchkey runs, and reports what the wallet changes. */
export const watchSessions = defineEffect(({ on, state, ports, latestPer }) =>
  on(host.started, connection.established, ...connectionEndings).pipe(
    mergeMap((event) => {
      if (!isOneOf(event, host.started)) {
        const session = isOneOf(event, connection.established) ? event.data.flow : event.data.session
        return [{ ...event, session }]
      }
      return sessionsIn(state().connection).map((session) => ({ ...event, session }))
    }),
    latestPer(({ session }) => session, {
      limit: 'subscription',
      ask: (event, signal) => {
        const reached = state().connection.sessions[event.session]
        if (!reached || isOneOf(event, ...connectionEndings)) return null
        return ports.connectors[reached.connector].watch({ walletKey: reached.wallet.key }, signal)
      },
      then: (change, { session }) => changed(state(), session, change),
      fail: (failure) => connection.walletMisbehaved({ failure }),
    }),
  ),
)

/**
 * Asks an unlocked wallet silently for its accounts and its chain, because it may be on another chain by now. Until it answers, it counts as locked.
 */
export const resumeSession = defineEffect(({ on, state, ports, latestPer }) =>
  on(connection.walletUnlocked, connection.walletLocked, ...connectionEndings).pipe(
    mergeMap((event) => {
      const isEnding = isOneOf(event, ...connectionEndings)
      const concerned = isEnding ? allNamespaces : [event.data.namespace]
      return concerned.map((namespace) => ({ ...event, namespace }))
    }),
    latestPer(({ data: { session }, namespace }) => `${session} ${namespace}`, {
      limit: resumingLimit,
      ask: (event, signal) => {
        const reached = state().connection.sessions[event.data.session]
        return reached && isOneOf(event, connection.walletUnlocked)
          ? ports.connectors[reached.connector].reconnect(
              { walletKey: reached.wallet.key, chains: [] },
              signal,
            )
          : null
      },
      then: (found, { data: { session }, namespace }) => {
        const namespaces = found?.namespaces.filter((given) => given.namespace === namespace) ?? []
        const chosen = stillChosen(state().connection, namespace, namespaces[0]?.accounts ?? [])
        return namespaces.length > 0
          ? connection.resumed({ session, namespaces, labels: found?.labels, chosen })
          : null
      },
      fail: () => null,
    }),
  ),
)

/** Returns the events for a wallet's change of its session. Ignores a namespace that another session serves by now. */
function changed(state: BootState, session: string, change: WalletChange): EventInputs {
  const { connection: standing } = state
  if (change.kind === 'misbehaved') return connection.walletMisbehaved({ failure: change.failure })
  if (change.kind === 'disconnected') {
    const ended = { session, namespaces: servedBy(standing, session) }
    const kept = change.mayReturn && rememberedOf(state, session)
    return session in standing.sessions ? connection.endedByWallet({ ...ended, ...(kept && { kept }) }) : null
  }
  const namespace = change.kind === 'chain' ? namespaceOf(change.chainId) : change.namespace
  const held = sessionInNamespace(standing, namespace)
  if (held?.session !== session) return null
  if (change.kind === 'chain') return connection.chainChanged({ session, namespace, chainId: change.chainId })
  const { accounts, labels } = change
  const chosen = stillChosen(standing, namespace, accounts)
  if (accounts.length === 0) return connection.walletLocked({ session, namespace })
  return held.isLocked
    ? connection.walletUnlocked({ session, namespace })
    : connection.accountsChanged({ session, namespace, accounts, labels, chosen })
}
