import type { ConnectingFlow } from '../../domain/connection/flow.ts'
import { allNamespaces } from '../../domain/values/caip.ts'
import type { AccountLabels } from '../../domain/account/labels.ts'
import type { ChainId, Namespace } from '../../domain/values/caip.ts'
import { serves } from '../../domain/sessions/stored-session.ts'
import type { AskedRequest } from '../../domain/operations/asked-request.ts'
import type { RememberedSession } from '../../domain/sessions/remembered-sessions.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import { connection } from '../../events/connection/connection.ts'
import { host } from '../../events/host.ts'
import { forget, settle } from './settled.ts'
import { bootBeginning } from '../slices/boot-beginning.ts'
import { defineSlice } from '../slices/define-slice.ts'
import { statusOn } from './status-on.ts'
import type { SessionStatus } from './session-status.ts'

/**
 * The connection of one namespace, as a single discriminated status. A locked wallet shares no account now.
 */
export type Connection =
  | { readonly status: 'unknown' | 'disconnected' }
  | { readonly status: 'connecting'; readonly flow: string }
  | { readonly status: 'reconnecting'; readonly session: string }
  | SessionStatus

/** A session that stands or is being restored, whether it was restored, and what its wallet calls accounts. */
export type Session = ReachedWallet & {
  readonly isRestored: boolean
  /** Whether the host connected it by a verb, and no visitor was shown that. */
  readonly isByHost?: true
  /** Whether an account told it from others of its name. */
  readonly isTwin?: boolean
  /** Whether it waits for another of its name, since its wallet shares other accounts than were kept. */
  readonly isPutOff?: boolean
  readonly labels?: AccountLabels
  /** Methods that its wallet does not know. */
  readonly unsupported?: readonly string[]
}

/** Sessions, flows and what is remembered of earlier visits. */
export type ConnectionState = {
  /** Sessions that stand or are being restored, by id. */
  readonly sessions: Readonly<Record<string, Session>>
  readonly byNamespace: Readonly<Record<Namespace, Connection>>
  /** Flows that connect wallets, by id. */
  readonly flows: Readonly<Record<string, ConnectingFlow>>
  /** Sessions that are remembered and not restored yet. */
  readonly remembered: readonly RememberedSession[]
  /** The namespaces that were forgotten while the record was being read; null once it was read. */
  readonly forgottenMeanwhile: readonly Namespace[] | null
  /** The chains on offer. */
  readonly offered: readonly ChainId[]
  /** Wallets that agreed too late and could not take it back. */
  readonly keptLate?: readonly ReachedWallet[]
  /** Who said last which sessions are remembered: storage at the visit's begin, or another tab. */
  readonly recalledFrom?: 'visit' | 'tab'
  /** Whether storage has said that it will not tell, in this visit, who was connected. */
  readonly isRecordUnreadable?: boolean
  /** Whether storage did not take what was to be remembered last. */
  readonly isRecordUnsaved?: boolean
  /** The keys of wallets that were to be disconnected, and had not announced themselves. */
  readonly unannounced?: readonly string[]
  /** Requests of the host that the wallet has not answered, by id. */
  readonly requests?: Readonly<Record<string, AskedRequest>>
}

/** What every page learns of connections: the chains on offer, and who was connected in an earlier visit. What flows and sessions come to is in `sessions.ts`. */
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
