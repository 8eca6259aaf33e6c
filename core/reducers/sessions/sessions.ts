import type { Draft } from 'immer'
import { allNamespaces } from '../../domain/values/caip.ts'
import type { AccountLabels } from '../../domain/account/labels.ts'
import { isOfVisitor, shownConnecting } from '../../domain/connection/flow.ts'
import type { ConnectingFlow } from '../../domain/connection/flow.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import type { ChosenAccount } from '../../domain/sessions/chosen-account.ts'
import type { FlowOrigin } from '../../domain/flows/flow-origin.ts'
import { nextOrder } from '../../domain/values/by-order.ts'
import type { NamespaceSession } from '../../domain/sessions/namespace-session.ts'
import { choiceIn, isOfTwins, withoutNamespaces } from '../../domain/sessions/remembered-sessions.ts'
import { isOfOneName, isSameWallet } from '../../domain/connection/same-wallet.ts'
import type { RememberedSession } from '../../domain/sessions/remembered-sessions.ts'
import { connectorOf } from '../../domain/connection/connector.ts'
import { factsOf } from '../../domain/features/views.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { installed } from '../../events/wallets/installed.ts'
import { modal } from '../../events/shell/modal.ts'
import { router } from '../../events/shell/router.ts'
import { agreedAgain, end, endNamespace, removeTwin } from './ended-sessions.ts'
import { forget, settle } from './settled.ts'
import { bootBeginning } from '../slices/boot-beginning.ts'
import type { ConnectionState } from './connection.ts'
import { connectingFlow } from '../../flows/connecting.ts'
import { defineSlice } from '../slices/define-slice.ts'
import { flowMoves } from '../slices/flow-moves.ts'
import { sessionStatus } from './session-status.ts'
import { statusOn } from './status-on.ts'

/** Reduces flows and sessions by id, and connections by namespace. An event of one namespace leaves every other unchanged. */
export const sessionsSlice = defineSlice<ConnectionState>(bootBeginning.connection, (when) => [
  when(
    [connection.attemptStarted],
    (draft, { data: { flow, by = 'visitor', connector, wallet, namespaces } }) => {
      agreedAgain(draft, { connector, wallet })
      dropFailed(draft, namespaces, by)
      draft.flows[flow] = {
        id: flow,
        by,
        connector,
        wallet,
        namespaces,
        step: connectingFlow.first,
        isLingering: false,
        failure: null,
        isShown: false,
        order: draft.flows[flow]?.order ?? nextOrder(draft.flows),
      }
      for (const namespace of namespaces) {
        if (!('accounts' in draft.byNamespace[namespace]))
          draft.byNamespace[namespace] = { status: 'connecting', flow }
      }
    },
  ),
  // A visitor who chooses a wallet that is being asked already sees that flow from then on.
  when([connection.walletChosen], (draft, { data: { walletKey, by } }) => {
    const isAsked = ({ step, wallet }: ConnectingFlow) => step === 'waiting' && wallet.key === walletKey
    const flow = by === 'host' ? undefined : Object.values(draft.flows).find(isAsked)
    if (flow) Object.assign(flow, { isShown: true, order: nextOrder(draft.flows) })
  }),
  when([connection.lateRevocationFailed], (draft, { data: { connector, wallet } }) => {
    agreedAgain(draft, { connector, wallet })
    draft.lateConnections = [...(draft.lateConnections ?? []), { connector, wallet }]
  }),
  when([installed.announced], (draft, { data: { wallet } }) => {
    for (const known of [...Object.values(draft.flows), ...Object.values(draft.sessions)]) {
      if (isSameWallet(known, { connector: connectorOf(wallet.key), wallet }))
        Object.assign(known.wallet, wallet)
    }
  }),
  when([router.viewPushed], (draft, { data }) => {
    const flow = draft.flows[shownConnecting(draft.flows)?.id ?? '']
    if (flow && factsOf(data.view).shows?.includes('attempt')) flow.isShown = true
  }),
  ...flowMoves<ConnectionState, ConnectingFlow>(connectingFlow, ({ flows }) => flows),
  when([modal.opened], (draft) => {
    dropFailed(draft, allNamespaces)
  }),
  when(
    [connection.established],
    (draft, { data: { flow: session, by, connector, wallet, namespaces, labels } }) => {
      const taken = namespaces.map(({ namespace }) => namespace)
      if (!draft.sessions[session]?.isRestored) dropFailed(draft, taken)
      const isByHost = by === 'host'
      draft.sessions[session] ??= { connector, wallet, isRestored: false, ...(isByHost && { isByHost }) }
      delete draft.sessions[session].isPutOff
      name(draft, session, labels)
      const isThis = (kept: RememberedSession) => isOfOneName(kept, { connector, wallet })
      const recalled = draft.sessions[session].isRestored ? draft.remembered.find(isThis) : undefined
      draft.remembered = draft.remembered.flatMap((kept) =>
        isThis(kept) ? [] : withoutNamespaces(kept, taken),
      )
      for (const given of namespaces) stand(draft, session, given, choiceIn(recalled, given.namespace))
      for (const namespace of allNamespaces) {
        const current = draft.byNamespace[namespace]
        if (current.status === 'reconnecting' && current.session === session)
          draft.byNamespace[namespace] = { status: 'disconnected' }
      }
    },
  ),
  when(
    [connection.established, connection.attemptAbandoned, connection.attemptSuperseded],
    (draft, { data }) => {
      delete draft.flows[data.flow]
    },
  ),
  when(
    [
      connection.established,
      connection.attemptFailed,
      connection.attemptAbandoned,
      connection.attemptSuperseded,
    ],
    (draft, { data }) => {
      for (const namespace of allNamespaces) {
        const current = draft.byNamespace[namespace]
        if (current.status === 'connecting' && current.flow === data.flow)
          draft.byNamespace[namespace] = { status: 'disconnected' }
      }
    },
  ),
  when([connection.reconnectStarted], (draft, { id, data: { connector, wallet, namespaces, isAlone } }) => {
    for (const { namespace } of namespaces) {
      removeTwin(draft, namespace, { connector, wallet })
      if (['unknown', 'disconnected'].includes(draft.byNamespace[namespace].status))
        draft.byNamespace[namespace] = { status: 'reconnecting', session: id }
    }
    draft.sessions[id] = { connector, wallet, isRestored: true, isTwin: isOfTwins({ namespaces, isAlone }) }
  }),
  when([connection.reconnectPostponed], (draft, { data }) => {
    const session = draft.sessions[data.session]
    if (session) session.isPutOff = true
  }),
  when([connection.reconnectAbandoned], (draft, { data: { session } }) => {
    if (session !== null) return end(draft, session)
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
  when([connection.yieldedToOtherTab], (draft, { data: { session, namespaces } }) => {
    for (const namespace of namespaces) endNamespace(draft, session, namespace)
  }),
])

type Drafted = Draft<ConnectionState>

/** Drops the failed flows of these namespaces, which a view shows until then. A host's flow drops none that a visitor sees. */
function dropFailed(draft: Drafted, namespaces: readonly Namespace[], by: FlowOrigin = 'visitor'): void {
  for (const flow of Object.values(draft.flows)) {
    const isAbout = flow.namespaces.some((name) => namespaces.includes(name))
    const isKept = by === 'host' && isOfVisitor(flow)
    if (flow.step === 'failed' && isAbout && !isKept) delete draft.flows[flow.id]
  }
}

function stand(draft: Drafted, session: string, given: NamespaceSession, chosen?: ChosenAccount): void {
  const before = chosen ? { session, chosen } : draft.byNamespace[given.namespace]
  draft.byNamespace[given.namespace] = sessionStatus(before, session, given, draft.offered)
}

/** Stores a wallet's labels for its accounts, which stay until the wallet gives others. */
function name(draft: Drafted, session: string, labels: AccountLabels | undefined): void {
  const held = draft.sessions[session]
  if (held && labels) held.labels = labels
}
