import { filter } from 'rxjs'
import { Namespace } from '../domain/caip.ts'
import { announcingConnectors, isSharedByTabs } from '../domain/connector.ts'
import type { Failure } from '../domain/failure.ts'
import { announcementLimit, reconnectionLimit, storageLimit } from '../domain/limits.ts'
import { isTurnedOff } from '../domain/switched-off.ts'
import {
  isOfTwins,
  isToldBy,
  parseSessions,
  readSessions,
  serves,
  withoutChoices,
} from '../domain/remembered-sessions.ts'
import type { RememberedSession } from '../domain/remembered-sessions.ts'
import type { InstalledWallet } from '../domain/wallet.ts'
import { storageKeys } from '../domain/storage-keys.ts'
import { isToBeAskedAgain } from '../domain/asked-again.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput, EventOf } from '../events/define-events.ts'
import { host } from '../events/host.ts'
import { installed } from '../events/installed.ts'
import { modal } from '../events/modal.ts'
import type { Ports } from '../ports/ports.ts'
import { whenAllHere } from '../ports/when-here.ts'
import type { Coming, WhenHere } from '../ports/when-here.ts'
import type { BootState } from '../reducers/root.ts'
import { choosing } from '../selectors/chosen-account.ts'
import { isAsked, walletsToLeave } from '../selectors/reached-wallets.ts'
import { servedBy, unusedSessions } from '../selectors/serving-sessions.ts'
import { heldSessions, isUnknown } from '../selectors/sessions.ts'
import { isKeptAs, keptBy } from '../selectors/twins.ts'
import { onOffer } from '../selectors/whole-session.ts'
import { defineEffect } from './define-effect.ts'
import type { EventInputs } from './question.ts'

/** At the start, looks up who was connected last time, and again where it could not be asked; what storage says late counts, too. */
export const recallSessions = defineEffect(({ on, state, ports, once }) => {
  let isOwed = true
  return on(host.started, modal.openRequested, connection.established).pipe(
    once({
      limit: storageLimit,
      overdue: () => connection.reconnectGivenUp({ attempt: null, failure: { code: 'timed-out' } }),
      ask: (_, signal) => {
        if (!isOwed) return null
        isOwed = false
        return ports.storage.read({ key: storageKeys.sessions }, signal)
      },
      then: ({ text }) => {
        const sessions = [...counting(state(), parseSessions(text))]
        const left = walletsToLeave(state(), sessions, state().connection.forgottenMeanwhile ?? [])
        return [
          ...left.filter((one) => !isAsked(state(), one)).map((one) => connection.leftUnrestored(one)),
          connection.recalled({ sessions, from: 'visit' }),
        ]
      },
      fail: (failure) => {
        isOwed = isToBeAskedAgain(failure)
        return connection.reconnectGivenUp({ attempt: null, failure })
      },
    }),
  )
})

/** Remembered wallets are asked without a prompt: one beside the page once it has announced itself, however late, while nobody took its place. */
export const beginReconnect = defineEffect(({ on, state, decide }) =>
  on(connection.recalled, installed.announced).pipe(
    decide((event) => {
      const isFromTab = isOneOf(event, connection.recalled) && event.data.from === 'tab'
      const comer = isOneOf(event, installed.announced) ? event.data.wallet : null
      // The pairing library of this tab knows nothing of a phone that another tab paired.
      return restoring(state(), comer, ({ connector }) => !isFromTab || isSharedByTabs(connector))
    }),
  ),
)

/** Where an attempt came to nothing, the wallets that gave way to it are asked again, without a prompt; none that was forgotten meanwhile. */
export const reconnectInstead = defineEffect(({ on, state, decideInTurn }) =>
  on(connection.attemptFailed, connection.attemptAbandoned).pipe(decideInTurn(() => restoring(state()))),
)

/** Asks each remembered wallet, silently and within a time limit, and of twins the next one where it is not the one; what another one serves by now stays with it. */
export const reconnect = defineEffect(({ on, state, ports, latestPer }) =>
  on(connection.reconnectStarted, connection.reconnectGivenUp, ...connectionEndings).pipe(
    latestPer(
      (event) => {
        if (isOneOf(event, connection.reconnectStarted)) return event.id
        return isOneOf(event, connection.reconnectGivenUp) ? (event.data.attempt ?? '') : event.data.session
      },
      {
        limit: reconnectionLimit,
        ask: (event, signal) => {
          if (!isOneOf(event, connection.reconnectStarted)) return null
          const { connector, wallet, namespaces } = event.data
          const chains = namespaces.flatMap(({ chainId }) => chainId ?? [])
          return ports.connectors[connector].reconnect({ walletKey: wallet.key, chains }, signal)
        },
        then: (found, event) => {
          const { id: attempt } = event
          const reached = state().connection.sessions[attempt]
          if (!reached || !isOneOf(event, connection.reconnectStarted)) return null
          if (!isToldBy(event.data, found?.namespaces ?? [])) return nextTwin(state(), event, null)
          const isFree = freeFor(state(), attempt)
          const isMeant = (namespace: Namespace) => serves(event.data, namespace)
          const namespaces =
            found &&
            onOffer(state().connection, found.namespaces).filter(
              ({ namespace }) => isMeant(namespace) && isFree(namespace),
            )
          return namespaces && namespaces.length > 0
            ? connection.established({
                attempt,
                connector: reached.connector,
                wallet: reached.wallet,
                namespaces,
                labels: found?.labels,
              })
            : connection.reconnectGivenUp({ attempt, failure: null })
        },
        fail: (failure, event) =>
          isOneOf(event, connection.reconnectStarted)
            ? nextTwin(state(), event, failure)
            : connection.reconnectGivenUp({ attempt: event.id, failure }),
      },
    ),
  ),
)

/** Where a visitor connects a wallet, no other is restored; one that served nothing else is given up. */
export const yieldToAttempt = defineEffect(({ on, state, decide }) =>
  on(connection.attemptStarted).pipe(
    decide(() =>
      unusedSessions(state().connection).map(([attempt]) =>
        connection.reconnectGivenUp({ attempt, failure: null }),
      ),
    ),
  ),
)

/** What another tab, or another instance on this page, makes of the sessions is followed: their end, their beginning beside the page, and which account comes first. */
export const followOthers = defineEffect(({ on, state, ports, latest }) =>
  on(host.started).pipe(
    latest({
      limit: 'standing',
      ask: (_, signal) => ports.storage.watch({ key: storageKeys.sessions }, signal),
      then: ({ text }) => {
        const kept = readSessions(text)
        return kept && followed(state(), counting(state(), kept))
      },
      fail: () => null,
    }),
  ),
)

/** A remembered wallet that does not announce itself in time to those who listen is given up; it may still come. */
export const giveUpWaiting = defineEffect(({ on, state, ports, once }) =>
  on(connection.recalled).pipe(
    filter(() => isUnknown(state().connection)),
    once({
      limit: 'timer',
      ask: (_, signal) => ports.clock.after(announcementLimit, signal, whenListening(state(), ports)),
      then: () =>
        isUnknown(state().connection)
          ? connection.reconnectGivenUp({ attempt: null, failure: { code: 'wallet-missing' } })
          : null,
      fail: (failure) => connection.reconnectGivenUp({ attempt: null, failure }),
    }),
  ),
)

/** What asks the remembered wallets whose place is free, or one of them that has just come. */
function restoring(
  state: BootState,
  comer: InstalledWallet | null = null,
  isMeant: (kept: RememberedSession) => boolean = () => true,
): readonly EventInput[] {
  const isFree = freeFor(state)
  return state.connection.remembered.filter(isMeant).flatMap((kept) => {
    if (!kept.namespaces.some(({ namespace }) => isFree(namespace))) return []
    const wallet = keptBy(state.installed, kept).find(({ key }) => !comer || key === comer.key)
    return wallet ? [connection.reconnectStarted({ ...kept, wallet })] : []
  })
}

/** What follows where the wallet that was asked is not the one: the next of its name is asked where an account tells them apart, else nobody is restored. */
function nextTwin(
  { installed }: BootState,
  { id: attempt, data }: EventOf<typeof connection.reconnectStarted>,
  failure: Failure | null,
): EventInput {
  const all = keptBy(installed, data)
  const wallet = all[all.findIndex(({ key }) => key === data.wallet.key) + 1]
  return isOfTwins(data) && wallet
    ? connection.reconnectStarted({ ...data, wallet })
    : connection.reconnectGivenUp({ attempt, failure })
}

/** Whether nobody is connected or asked in a namespace, but for one session. */
function freeFor({ connection: { byNamespace } }: BootState, session?: string) {
  return (namespace: Namespace): boolean => {
    const current = byNamespace[namespace]
    if (current.status === 'reconnecting') return current.session === session
    return current.status === 'unknown' || current.status === 'disconnected'
  }
}

/** When those listen to whom the remembered wallets beside the page will announce themselves. */
function whenListening({ connection: { remembered } }: BootState, { connectors }: Ports): WhenHere {
  return whenAllHere(
    announcingConnectors.flatMap((name) => {
      const isAwaited = remembered.some(({ connector }) => connector === name)
      return isAwaited ? [connectors[name].announcements as Coming] : []
    }),
  )
}

/** What counts of what was kept: no choice of an account where the host lets nobody choose. */
function counting({ options }: BootState, kept: readonly RememberedSession[]): readonly RememberedSession[] {
  return isTurnedOff(options, 'switch-address') ? kept.map(withoutChoices) : kept
}

/** What a record by another makes of the sessions here; what is kept of one that is still being restored is recalled anew. */
function followed({ connection: state }: BootState, kept: readonly RememberedSession[]): EventInputs {
  const held = heldSessions(state)
  const others = kept.filter((one) => !held.some((reached) => isKeptAs(one, reached, held)))
  return [
    ...Object.entries(state.sessions).flatMap(([session, reached]): readonly EventInput[] => {
      const served = servedBy(state, session)
      const left = kept.find((one) => isKeptAs(one, reached, held))
      if (!left) return [connection.endedElsewhere({ session, namespaces: served })]
      const namespaces = served.filter((namespace) => !serves(left, namespace))
      return [
        ...(namespaces.length > 0 ? [connection.yieldedElsewhere({ session, namespaces })] : []),
        ...left.namespaces.flatMap(({ namespace, chosen }) =>
          chosen && served.includes(namespace) ? choosing(state, namespace, chosen) : [],
        ),
      ]
    }),
    connection.recalled({ sessions: others, from: 'tab' }),
  ]
}
