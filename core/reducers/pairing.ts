import type { Failure } from '../domain/failure.ts'
import type { Platform } from '../domain/platform.ts'
import { connectionEndings } from '../events/connection.ts'
import { modal } from '../events/modal.ts'
import { pairing } from '../events/pairing.ts'
import { defineSlice } from './define-slice.ts'

/** Where the pairing stands, as one union; `since` is when it began, in milliseconds since 1970. */
export type PairingStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'preparing'; readonly attempt: string; readonly since: number }
  | {
      readonly status: 'ready'
      readonly attempt: string
      readonly since: number
      readonly uri: string
      readonly expiresAt: number
    }
  | { readonly status: 'expired' }
  | { readonly status: 'failed'; readonly failure: Failure }

/** The pairing, the registry wallet it is meant for (null: any), the chosen platform, whether its app was opened, and the session that came of it. */
export type PairingState = {
  readonly current: PairingStatus
  readonly walletId: string | null
  readonly platform: Platform | null
  readonly appOpened: boolean
  readonly session: string | null
}

const initial: PairingState = {
  current: { status: 'idle' },
  walletId: null,
  platform: null,
  appOpened: false,
  session: null,
}

declare module './root.ts' {
  interface LateBranches {
    readonly pairing: ['modal', PairingState]
  }
}

/** A pairing's answers count only while its attempt is the current one. */
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
  when([pairing.started], (draft, { id, at }) => {
    draft.current = { status: 'preparing', attempt: id, since: at }
  }),
  when([pairing.ready], (draft, { data: { attempt, uri, expiresAt } }) => {
    if (draft.current.status !== 'preparing' || draft.current.attempt !== attempt) return
    draft.current = { status: 'ready', attempt, since: draft.current.since, uri, expiresAt }
  }),
  when([pairing.expired], (draft, { data }) => {
    if (isCurrent(draft.current, data.attempt)) draft.current = { status: 'expired' }
  }),
  when([pairing.failed], (draft, { data }) => {
    if (isCurrent(draft.current, data.attempt)) draft.current = { status: 'failed', failure: data.failure }
  }),
  when([pairing.abandoned], (draft, { data }) => {
    if (isCurrent(draft.current, data.attempt)) draft.current = { status: 'idle' }
  }),
  when([pairing.approved], (draft, { data }) => {
    if (!isCurrent(draft.current, data.attempt)) return
    draft.current = { status: 'idle' }
    draft.session = data.attempt
  }),
  when([...connectionEndings], (draft, { data }) => {
    if (draft.session === data.session) Object.assign(draft, { ...initial, current: draft.current })
  }),
  when([modal.closed], (draft) => {
    draft.appOpened = false
  }),
])

/** The attempt that is under way, or null. */
export function pairingAttempt({ current }: PairingState): string | null {
  return 'attempt' in current ? current.attempt : null
}

function isCurrent(current: PairingStatus, attempt: string): boolean {
  return 'attempt' in current && current.attempt === attempt
}
