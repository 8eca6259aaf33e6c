import type { Draft } from 'immer'
import { allNamespaces } from '../domain/caip.ts'
import type { AccountLabels } from '../domain/account-labels.ts'
import type { ChainId, Namespace } from '../domain/caip.ts'
import type { ChosenAccount } from '../domain/chosen-account.ts'
import { inOrder, nextOrder } from '../domain/in-order.ts'
import type { NamespaceSession } from '../domain/namespace-session.ts'
import {
  choiceIn,
  isOfOneName,
  isOfTwins,
  isSameWallet,
  serves,
  withoutNamespaces,
} from '../domain/remembered-sessions.ts'
import type { RememberedSession } from '../domain/remembered-sessions.ts'
import { connectorOf } from '../domain/connector.ts'
import type { ReachedWallet } from '../domain/connector.ts'
import { factsOf } from '../domain/views.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { host } from '../events/host.ts'
import { installed } from '../events/installed.ts'
import { modal } from '../events/modal.ts'
import { router } from '../events/router.ts'
import type { Attempt } from './attempt.ts'
import { leave, overtake, release } from './left-attempts.ts'
import { agreedAgain, end, forget, leaveNamespace, leaveTwin, settle } from './ended-sessions.ts'
import { bootBeginning } from './boot-beginning.ts'
import { defineSlice } from './define-slice.ts'
import { standing, statusOn } from './standing.ts'
import type { Standing } from './standing.ts'

/** One namespace's connection, as a single discriminated status (design 5); a locked wallet shares no account now. */
export type Connection =
  | { readonly status: 'unknown' | 'disconnected' }
  | { readonly status: 'connecting'; readonly attempt: string }
  | { readonly status: 'reconnecting'; readonly session: string }
  | Standing

/** A session that stands or is being restored, whether it was restored, and what its wallet calls accounts. */
export type Session = ReachedWallet & {
  readonly isRestored: boolean
  /** Whether an account told it from others of its name. */
  readonly isTwin?: boolean
  /** Whether it waits for another of its name, since its wallet shares other accounts than were kept. */
  readonly isPutOff?: boolean
  readonly labels?: AccountLabels
}

/** Sessions that stand or are being restored, and attempts, by id; connections by namespace; what is remembered and not restored yet; while that is looked up, where it is forgotten; the chains on offer. */
export type ConnectionState = {
  readonly sessions: Readonly<Record<string, Session>>
  readonly byNamespace: Readonly<Record<Namespace, Connection>>
  readonly attempts: Readonly<Record<string, Attempt>>
  readonly remembered: readonly RememberedSession[]
  readonly forgottenMeanwhile: readonly Namespace[] | null
  readonly offered: readonly ChainId[]
  /** Wallets that agreed too late and could not take it back. */
  readonly keptLate?: readonly ReachedWallet[]
}

/** Sessions by id and connections by namespace: what happens to one namespace leaves every other as it is (design 11). */
export const connectionSlice = defineSlice<ConnectionState>(bootBeginning.connection, (when) => [
  when([host.optionsGiven, host.optionsChanged], (draft, { data }) => {
    draft.offered = data.options.networks.map((network) => network.id)
    for (const namespace of allNamespaces) {
      const current = draft.byNamespace[namespace]
      if (current.status === 'connected' || current.status === 'wrong-network')
        current.status = statusOn(draft.offered, current.chainId)
    }
  }),
  when([host.started], (draft) => {
    draft.forgottenMeanwhile ??= []
  }),
  when([connection.attemptStarted], (draft, { data: { attempt, connector, wallet, namespaces } }) => {
    agreedAgain(draft, { connector, wallet })
    overtake(draft, namespaces, attempt)
    draft.attempts[attempt] = {
      connector,
      wallet,
      namespaces,
      status: 'waiting',
      failure: null,
      overtakenBy: null,
      isShown: false,
      order: draft.attempts[attempt]?.order ?? nextOrder(draft.attempts),
    }
    for (const namespace of namespaces) {
      if (!('accounts' in draft.byNamespace[namespace]))
        draft.byNamespace[namespace] = { status: 'connecting', attempt }
    }
  }),
  when([connection.keptLate], (draft, { data: { connector, wallet } }) => {
    agreedAgain(draft, { connector, wallet })
    draft.keptLate = [...(draft.keptLate ?? []), { connector, wallet }]
  }),
  when([installed.announced], (draft, { data: { wallet } }) => {
    for (const known of [...Object.values(draft.attempts), ...Object.values(draft.sessions)]) {
      if (isSameWallet(known, { connector: connectorOf(wallet.key), wallet }))
        Object.assign(known.wallet, wallet)
    }
  }),
  when([router.viewPushed], (draft, { data }) => {
    const [, attempt] = inOrder(draft.attempts).at(-1) ?? []
    if (attempt && factsOf(data.view).shows?.includes('attempt')) attempt.isShown = true
  }),
  when([connection.attemptLingered], (draft, { data }) => {
    const attempt = draft.attempts[data.attempt]
    if (attempt?.status === 'waiting') attempt.status = 'lingering'
  }),
  when([connection.attemptFailed], (draft, { data }) => {
    const attempt = draft.attempts[data.attempt]
    if (!attempt || attempt.status === 'overtaken') return
    attempt.status = 'failed'
    attempt.failure = data.failure
    release(draft, data.attempt)
  }),
  when([connection.attemptAbandoned, connection.attemptOvertaken], (draft, { data }) => {
    leave(draft, data.attempt)
  }),
  when([modal.opened], (draft) => {
    for (const [id, { status }] of Object.entries(draft.attempts)) {
      if (status === 'failed') delete draft.attempts[id]
    }
  }),
  when([connection.established], (draft, { data: { attempt, connector, wallet, namespaces, labels } }) => {
    leave(draft, attempt)
    const taken = namespaces.map(({ namespace }) => namespace)
    if (!draft.sessions[attempt]?.isRestored) overtake(draft, taken, attempt)
    draft.sessions[attempt] ??= { connector, wallet, isRestored: false }
    delete draft.sessions[attempt].isPutOff
    name(draft, attempt, labels)
    const isThis = (kept: RememberedSession) => isOfOneName(kept, { connector, wallet })
    const recalled = draft.sessions[attempt].isRestored ? draft.remembered.find(isThis) : undefined
    draft.remembered = draft.remembered.flatMap((kept) =>
      isThis(kept) ? [] : withoutNamespaces(kept, taken),
    )
    for (const given of namespaces) stand(draft, attempt, given, choiceIn(recalled, given.namespace))
    for (const namespace of allNamespaces) {
      const current = draft.byNamespace[namespace]
      if (current.status === 'reconnecting' && current.session === attempt)
        draft.byNamespace[namespace] = { status: 'disconnected' }
    }
  }),
  when([host.stopped], (draft) => {
    draft.remembered = []
    draft.forgottenMeanwhile = []
    draft.sessions = {}
    for (const namespace of allNamespaces) draft.byNamespace[namespace] = { status: 'unknown' }
  }),
  when([connection.recalled], (draft, { data: { sessions, from } }) => {
    draft.remembered = sessions
    if (from === 'visit') {
      for (const namespace of draft.forgottenMeanwhile ?? []) forget(draft, (kept) => serves(kept, namespace))
      draft.forgottenMeanwhile = null
    }
    const isRemembered = (namespace: Namespace) => draft.remembered.some((kept) => serves(kept, namespace))
    settle(
      draft,
      allNamespaces.filter((namespace) => !isRemembered(namespace)),
    )
  }),
  when([connection.reconnectStarted], (draft, { id, data: { connector, wallet, namespaces, isAlone } }) => {
    for (const { namespace } of namespaces) {
      leaveTwin(draft, namespace, { connector, wallet })
      if (['unknown', 'disconnected'].includes(draft.byNamespace[namespace].status))
        draft.byNamespace[namespace] = { status: 'reconnecting', session: id }
    }
    draft.sessions[id] = { connector, wallet, isRestored: true, isTwin: isOfTwins({ namespaces, isAlone }) }
  }),
  when([connection.reconnectPutOff], (draft, { data: { attempt } }) => {
    const session = draft.sessions[attempt]
    if (session) session.isPutOff = true
  }),
  when([connection.reconnectGivenUp], (draft, { data: { attempt } }) => {
    if (attempt !== null) return end(draft, attempt)
    settle(draft, allNamespaces)
  }),
  when([connection.accountsChanged], (draft, { data: { session, namespace, accounts, labels, chosen } }) => {
    const current = draft.byNamespace[namespace]
    if (!('accounts' in current) || current.session !== session) return
    if (chosen) current.chosen = chosen
    stand(draft, session, { namespace, accounts, chainId: current.chainId })
    name(draft, session, labels)
  }),
  when([connection.chainChanged], (draft, { data: { session, namespace, chainId } }) => {
    const current = draft.byNamespace[namespace]
    if ('accounts' in current && current.status !== 'locked' && current.session === session)
      Object.assign(current, { chainId, status: statusOn(draft.offered, chainId) })
  }),
  when([connection.walletLocked], (draft, { data: { session, namespace } }) => {
    const current = draft.byNamespace[namespace]
    if ('accounts' in current && current.session === session) current.status = 'locked'
  }),
  when([connection.resumed], (draft, { data: { session, namespaces, labels } }) => {
    name(draft, session, labels)
    for (const given of namespaces) {
      const current = draft.byNamespace[given.namespace]
      if (current.status === 'locked' && current.session === session) stand(draft, session, given)
    }
  }),
  when([...connectionEndings], (draft, { data: { session } }) => {
    const ended = draft.sessions[session]
    if (ended) forget(draft, (kept) => isSameWallet(kept, ended))
    end(draft, session)
  }),
  when([connection.endedByWallet], (draft, { data: { kept } }) => {
    if (kept) draft.remembered.push(kept)
  }),
  when([connection.yieldedElsewhere], (draft, { data: { session, namespaces } }) => {
    for (const namespace of namespaces) leaveNamespace(draft, session, namespace)
  }),
  when([connection.forgotten], (draft, { data: { namespaces } }) => {
    draft.forgottenMeanwhile?.push(...namespaces)
    forget(draft, (kept) => namespaces.some((namespace) => serves(kept, namespace)))
    settle(draft, namespaces)
  }),
])

type Drafted = Draft<ConnectionState>

function stand(draft: Drafted, session: string, given: NamespaceSession, chosen?: ChosenAccount): void {
  const before = chosen ? { session, chosen } : draft.byNamespace[given.namespace]
  draft.byNamespace[given.namespace] = standing(before, session, given, draft.offered)
}

/** What a wallet calls its accounts counts until it says otherwise. */
function name(draft: Drafted, session: string, labels: AccountLabels | undefined): void {
  const held = draft.sessions[session]
  if (held && labels) held.labels = labels
}
