import { isPairing } from '../../domain/pairing/flow.ts'
import type { PairingFlow } from '../../domain/pairing/flow.ts'
import type { Platform } from '../../domain/wallets/platform.ts'
import { connectionEndings } from '../../events/connection/connection.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { pairing } from '../../events/pairing/pairing.ts'
import { pairingFlow } from '../../flows/pairing.ts'
import { defineSlice } from '../slices/define-slice.ts'
import { flowMoves } from '../slices/flow-moves.ts'

/** The last pairing, and what a visitor chose for it. There is one at a time, because its URI works for any wallet. */
export type PairingState = {
  readonly flow: PairingFlow | null
  /** The registry wallet that the pairing is meant for; null for any. */
  readonly walletId: string | null
  readonly platform: Platform | null
  readonly appOpened: boolean
  /** A host's request, which shows the URI itself, with the registry wallet it means. Null while no verb waits. */
  readonly request: { readonly walletId: string | null } | null
  /** The session that the pairing began. */
  readonly session: string | null
}

const initial: PairingState = {
  flow: null,
  walletId: null,
  platform: null,
  appOpened: false,
  request: null,
  session: null,
}

declare module '../root.ts' {
  interface LateBranches {
    readonly pairing: ['modal', PairingState]
  }
}

/** Reduces the pairing by its table. */
export const pairingSlice = defineSlice<PairingState>(initial, (when) => [
  when([pairing.walletChosen], (draft, { data }) => {
    draft.walletId = data.walletId
    draft.platform = null
    draft.appOpened = false
    draft.session = null
  }),
  when([pairing.platformChosen], (draft, { data }) => {
    draft.platform = data.platform
  }),
  when([pairing.appOpened], (draft) => {
    draft.appOpened = true
  }),
  when([pairing.requested], (draft, { data: { walletId } }) => {
    draft.request = { walletId }
  }),
  when([pairing.withdrawn, host.stopped], (draft) => {
    draft.request = null
  }),
  when([pairing.started], (draft, { id, at }) => {
    draft.flow = { id, since: at, step: pairingFlow.first, uri: null, expiresAt: null, failure: null }
  }),
  when([pairing.approved], (draft, { data }) => {
    if (!isPairing(draft.flow) || draft.flow.id !== data.flow) return
    draft.session = data.flow
    if (draft.request && data.by === 'host') draft.walletId = draft.request.walletId
    draft.request = null
  }),
  ...flowMoves<PairingState, PairingFlow>(pairingFlow, ({ flow }) => (flow ? { [flow.id]: flow } : {})),
  when([...connectionEndings], (draft, { data }) => {
    if (draft.session !== data.session) return
    const { flow, request } = draft
    Object.assign(draft, { ...initial, request, flow: flow?.id === data.session ? null : flow })
  }),
  when([modal.closed], (draft) => {
    draft.appOpened = false
  }),
])
