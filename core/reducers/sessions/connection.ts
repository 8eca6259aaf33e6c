import type { ConnectingFlow } from '../../domain/connection/flow.ts'
import { allNamespaces } from '../../domain/values/caip.ts'
import type { AccountLabels } from '../../domain/account/labels.ts'
import type { ChainId, Namespace } from '../../domain/values/caip.ts'
import { serves } from '../../domain/sessions/stored-session.ts'
import type { HostRequest } from '../../domain/operations/request/host-request.ts'
import type { RememberedSession } from '../../domain/sessions/remembered-sessions.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import { connection } from '../../events/connection/connection.ts'
import { host } from '../../events/host.ts'
import { forget, settle } from './settled.ts'
import { bootBeginning } from '../slices/boot-beginning.ts'
import { defineSlice } from '../slices/define-slice.ts'
import { statusOn } from './status-on.ts'
import type { SessionStatus } from './session-status.ts'

/** The connection of one namespace, as a union by `status`. A locked wallet shares no account now. */
export type Connection =
  | { readonly status: 'unknown' | 'disconnected' }
  | { readonly status: 'connecting'; readonly flow: string }
  | { readonly status: 'reconnecting'; readonly session: string }
  | SessionStatus

/** A session that is current or being restored, with its wallet's labels for accounts. */
type Session = ReachedWallet & {
  readonly isRestored: boolean
  /** Whether the host connected it by a verb, and no visitor was shown that. */
  readonly isByHost?: true
  /** Whether an account distinguishes it from others of its name. */
  readonly isTwin?: boolean
  /** Whether its restoration waits for other wallets of its name, because its wallet shares other accounts than were stored. */
  readonly isPutOff?: boolean
  readonly labels?: AccountLabels
  /** Methods that the wallet does not know. */
  readonly unsupported?: readonly string[]
}

/** Sessions, flows and the record of earlier visits. */
export type ConnectionState = {
  /** Sessions that are current or being restored, by id. */
  readonly sessions: Readonly<Record<string, Session>>
  readonly byNamespace: Readonly<Record<Namespace, Connection>>
  /** Flows that connect wallets, by id. */
  readonly flows: Readonly<Record<string, ConnectingFlow>>
  /** Stored sessions that are not restored yet. */
  readonly remembered: readonly RememberedSession[]
  /** The namespaces that were forgotten while the record was being read; null once it was read. */
  readonly forgottenMeanwhile: readonly Namespace[] | null
  /** The chains that the host offers. */
  readonly offered: readonly ChainId[]
  /** Wallets whose approval came too late, and that could not revoke it. */
  readonly lateConnections?: readonly ReachedWallet[]
  /** The source of the record: storage at the start of the visit, or another tab. */
  readonly recalledFrom?: 'visit' | 'tab'
  /** Whether storage cannot be read in this visit. */
  readonly isRecordUnreadable?: boolean
  /** Whether storage failed to write the record last. */
  readonly isRecordUnsaved?: boolean
  /** The keys of wallets that were to be disconnected, and have not announced themselves. */
  readonly unannounced?: readonly string[]
  /** The host's requests that the wallet has not answered, by id. */
  readonly requests?: Readonly<Record<string, HostRequest>>
}

/**
 * Reduces the facts about connections that every page has: the offered chains, and the sessions of earlier visits. `sessions.ts` reduces flows and
 * sessions.
 */
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
  when([connection.forgotten], (draft, { data: { namespaces } }) => {
    draft.forgottenMeanwhile?.push(...namespaces)
    forget(draft, (kept) => namespaces.some((namespace) => serves(kept, namespace)))
    settle(draft, namespaces)
  }),
])
