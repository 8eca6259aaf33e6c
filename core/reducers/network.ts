import type { Draft } from 'immer'
import { namespaceOf } from '../domain/caip.ts'
import type { ChainId, Namespace } from '../domain/caip.ts'
import type { Failure } from '../domain/failure.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { host } from '../events/host.ts'
import { modal } from '../events/modal.ts'
import { network } from '../events/network.ts'
import { defineSlice } from './define-slice.ts'

/** A question to the wallet about its network, whose session may have to be begun first, by the attempt of that id; what it is on now is the connection's chain id, not this. */
export type NetworkSwitch = {
  readonly attempt: string
  readonly session: string
  readonly chainId: ChainId
  readonly status: 'asking' | 'adding' | 'failed'
  /** Whether the wallet's owner has been waited for so long that the wait is explained. */
  readonly isLingering: boolean
  readonly failure: Failure | null
}

/** The network preferred before connecting, the running switch, the search text, and the names of networks that the host does not offer, once they are told. */
export type NetworkState = {
  readonly preferred: ChainId | null
  readonly switching: NetworkSwitch | null
  readonly search: string
  readonly names: Readonly<Record<ChainId, string>>
}

const initial: NetworkState = { preferred: null, switching: null, search: '', names: {} }

/** Choosing networks. */
export const networkSlice = defineSlice<NetworkState>(initial, (when) => [
  when([network.preferred], (draft, { data }) => {
    draft.preferred = data.chainId
  }),
  when([network.recognized], (draft, { data }) => {
    draft.names[data.chainId] = data.name
  }),
  when([network.searchTyped], (draft, { data }) => {
    draft.search = data.text
  }),
  when([modal.opened], (draft) => {
    draft.search = ''
  }),
  when([network.switchStarted], (draft, { data }) => {
    draft.switching = { ...data, status: 'asking', isLingering: false, failure: null }
    if (data.session === data.attempt) draft.preferred = data.chainId
  }),
  when([network.unknownToWallet], (draft, { data }) => {
    if (draft.switching?.attempt !== data.attempt) return
    draft.switching.status = 'adding'
    draft.switching.isLingering = false
  }),
  when([network.switchLingered], (draft, { data }) => {
    if (draft.switching?.attempt === data.attempt) draft.switching.isLingering = true
  }),
  when([network.switched], (draft, { data }) => {
    if (draft.switching?.attempt === data.attempt) draft.switching = null
  }),
  when([network.switchFailed], (draft, { data }) => {
    if (draft.switching?.attempt !== data.attempt) return
    draft.switching.status = 'failed'
    draft.switching.failure = data.failure
    if (data.failure.code === 'aborted') draft.switching = null
  }),
  when([...connectionEndings], (draft, { data }) => {
    if (draft.switching?.session === data.session) draft.switching = null
  }),
  when([connection.yieldedElsewhere], (draft, { data }) => leave(draft, data.session, data.namespaces)),
  when([connection.walletLocked], (draft, { data }) => leave(draft, data.session, [data.namespace])),
  when([modal.closed], (draft) => {
    if (draft.switching?.status === 'failed') draft.switching = null
  }),
  when([host.stopped], (draft) => {
    draft.switching = null
  }),
])

function leave(draft: Draft<NetworkState>, session: string, namespaces: readonly Namespace[]): void {
  const { switching } = draft
  if (switching?.session === session && namespaces.includes(namespaceOf(switching.chainId)))
    draft.switching = null
}
