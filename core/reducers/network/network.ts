import type { Draft } from 'immer'
import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId, Namespace } from '../../domain/values/caip.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { nextOrder } from '../../domain/values/by-order.ts'
import type { Ordered } from '../../domain/values/by-order.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { network } from '../../events/network/network.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** A switch to a chain. It waits for a wallet of its kind, or asks the wallet of a session. The chain of a wallet is in `connection`. */
export type NetworkSwitch = Ordered & {
  readonly chainId: ChainId
  readonly status: 'awaiting-wallet' | 'asking' | 'adding' | 'failed' | 'superseded'
  /** The session whose wallet is asked; null while there is none. */
  readonly session: string | null
  /** The id of the attempt that begins that session. */
  readonly attempt: string
  /** Whether the wallet's owner has taken so long that the view explains the wait. */
  readonly isLingering: boolean
  readonly failure: Failure | null
  /** The switch that replaced this one while it waited for a wallet. */
  readonly overtakenBy: string | null
  /** Whether the host requested the switch, and no visitor. */
  readonly isByHost?: boolean
}

/** The choices of networks. */
export type NetworkState = {
  /** The networks that were chosen before connecting. */
  readonly preferred: Readonly<Partial<Record<Namespace, ChainId>>>
  readonly lastPreferred: Namespace | null
  /** The switches, by the id of the choice. */
  readonly switches: Readonly<Record<string, NetworkSwitch>>
  /** The last choice in each namespace, ended or not. */
  readonly lastSwitch: Readonly<Partial<Record<Namespace, string>>>
  /** The namespace of the last choice of all. */
  readonly lastChosen: Namespace | null
  readonly search: string
  /** The names of known networks that the host does not offer. */
  readonly names: Readonly<Record<ChainId, string>>
}

const initial: NetworkState = {
  preferred: {},
  lastPreferred: null,
  switches: {},
  lastSwitch: {},
  lastChosen: null,
  search: '',
  names: {},
}

declare module '../root.ts' {
  interface LateBranches {
    readonly network: ['modal', NetworkState]
  }
}

/** Reduces each switch independently. If two of one kind wait for a wallet, the last one gets it. */
export const networkSlice = defineSlice<NetworkState>(initial, (when) => [
  when([network.recognized], (draft, { data }) => {
    draft.names[data.chainId] = data.name
  }),
  when([network.searchTyped], (draft, { data }) => {
    draft.search = data.text
  }),
  when([network.preferred], (draft, { data }) => {
    prefer(draft, data.chainId)
    draft.lastChosen = namespaceOf(data.chainId)
    delete draft.lastSwitch[draft.lastChosen]
  }),
  when([network.switchStarted], (draft, { data: { attempt: id, by, session, chainId } }) => {
    drop(draft, (one, other) => one.status === 'failed' && other !== id)
    const begun = draft.switches[id]
    if (!begun) {
      draft.lastChosen = namespaceOf(chainId)
      draft.lastSwitch[draft.lastChosen] = id
    }
    draft.switches[id] = {
      chainId,
      session,
      attempt: begun?.attempt ?? overtake(draft, namespaceOf(chainId), id) ?? id,
      status: session === null ? 'awaiting-wallet' : 'asking',
      isLingering: false,
      failure: null,
      overtakenBy: null,
      order: begun?.order ?? nextOrder(draft.switches),
      isByHost: begun?.isByHost ?? by === 'host',
    }
    if (session === null) prefer(draft, chainId)
  }),
  when([network.switchSuperseded], (draft, { data }) => {
    delete draft.switches[data.attempt]
  }),
  when([connection.attemptSuperseded], (draft, { data: { flow, by } }) => {
    for (const one of Object.values(draft.switches)) if (one.attempt === flow) one.attempt = by
  }),
  when([network.unknownToWallet], (draft, { data }) => {
    const one = draft.switches[data.attempt]
    if (!one) return
    one.status = 'adding'
    one.isLingering = false
  }),
  when([network.switchDelayed], (draft, { data }) => {
    const one = draft.switches[data.attempt]
    if (one) one.isLingering = true
  }),
  when([network.switched], (draft, { data }) => {
    delete draft.switches[data.attempt]
  }),
  when([network.switchFailed], (draft, { data }) => {
    const one = draft.switches[data.attempt]
    if (!one) return
    one.status = 'failed'
    one.failure = data.failure
    const isChoice = draft.lastSwitch[namespaceOf(one.chainId)] === data.attempt
    const isHosts = one.isByHost && one.session !== null
    if (data.failure.code === 'aborted' || !isChoice || isHosts) delete draft.switches[data.attempt]
  }),
  when([...connectionEndings], (draft, { data }) =>
    drop(draft, ({ session, status }) => session === data.session && status === 'failed'),
  ),
  when([connection.yieldedToOtherTab], (draft, { data }) => leave(draft, data.session, data.namespaces)),
  when([connection.walletLocked], (draft, { data }) => leave(draft, data.session, [data.namespace])),
  when([modal.closed], (draft) => drop(draft, ({ status }) => status === 'failed')),
  when([host.stopped], (draft) => drop(draft, () => true)),
])

function prefer(draft: Draft<NetworkState>, chainId: ChainId): void {
  draft.preferred[namespaceOf(chainId)] = chainId
  draft.lastPreferred = namespaceOf(chainId)
}

/** Ends the switches of a kind that wait for a wallet. Returns the attempt that the new switch adopts, or null. */
function overtake(draft: Draft<NetworkState>, namespace: Namespace, by: string): string | null {
  let attempt: string | null = null
  for (const one of Object.values(draft.switches)) {
    if (one.status !== 'awaiting-wallet' || namespaceOf(one.chainId) !== namespace) continue
    one.status = 'superseded'
    one.overtakenBy = by
    attempt = one.attempt
  }
  return attempt
}

function leave(draft: Draft<NetworkState>, session: string, namespaces: readonly Namespace[]): void {
  drop(draft, (one) => one.session === session && namespaces.includes(namespaceOf(one.chainId)))
}

function drop(draft: Draft<NetworkState>, isMeant: (one: NetworkSwitch, id: string) => boolean): void {
  for (const [id, one] of Object.entries(draft.switches)) if (isMeant(one, id)) delete draft.switches[id]
}
