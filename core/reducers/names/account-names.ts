import {
  isAccountName,
  isSameName,
  namedNamespace,
  shortAccountName,
} from '../../domain/names/account-name.ts'
import type { Address } from '../../domain/account/account.ts'
import { addressKey } from '../../domain/account/by-account.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { isRegistering, isUnsettled } from '../../domain/names/registration.ts'
import type { NameRegistration } from '../../domain/names/registration.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import { accountNames } from '../../events/names/account-names.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { host } from '../../events/host.ts'
import { nameRegistration } from '../../flows/name-registration.ts'
import { defineSlice } from '../slices/define-slice.ts'
import { dropOldFlows, flowMoves } from '../slices/flow-moves.ts'
import type { Flows } from '../slices/flow-moves.ts'

/** Whether the typed name is registered; `unasked` while it is invalid. */
type NameStatus = 'unasked' | 'asking' | 'free' | 'registered' | 'failed'

/** The names of an account, as far as the service reported them. */
export type OwnNames = {
  readonly status: 'asking' | 'known' | 'failed'
  readonly names: readonly string[]
  readonly failure: Failure | null
}

/** The draft of a visitor, the names that accounts have, and every registration. */
type AccountNamesState = {
  /** The typed name, without its ending. */
  readonly name: string
  readonly status: NameStatus
  readonly failure: Failure | null
  /** Free names similar to it; null until they are known. */
  readonly suggestions: readonly string[] | null
  /** The names of each account, by its `addressKey`. */
  readonly own: Readonly<Record<string, OwnNames>>
  readonly registrations: Flows<NameRegistration>
  /** The registration that the visitor started last; null once another name is typed. */
  readonly started: string | null
}

const emptyDraft = { name: '', status: 'unasked', failure: null, suggestions: null } as const
const initial: AccountNamesState = {
  ...emptyDraft,
  own: {},
  registrations: {},
  started: null,
}

declare module '../root.ts' {
  interface LateBranches {
    readonly accountNames: ['account-names', AccountNamesState]
  }
}

/** Reduces names and registrations. An account has one registration at a time: a second order is dropped. */
export const accountNamesSlice = defineSlice<AccountNamesState>(initial, (when) => [
  when([accountNames.nameTyped], (draft, { data }) => {
    draft.name = shortAccountName(data.text.trim())
    draft.status = isAccountName(draft.name) ? 'asking' : 'unasked'
    draft.failure = null
    draft.suggestions = null
    draft.started = null
  }),
  when([accountNames.retried], (draft) => {
    if (draft.status !== 'failed') return
    draft.status = 'asking'
    draft.failure = null
  }),
  when([accountNames.nameFound], (draft, { data: { name, isRegistered } }) => {
    if (draft.name === name) draft.status = isRegistered ? 'registered' : 'free'
  }),
  when([accountNames.nameFailed], (draft, { data: { name, failure } }) => {
    if (draft.name !== name || draft.status !== 'asking') return
    draft.status = 'failed'
    draft.failure = failure
  }),
  when([accountNames.suggested], (draft, { data: { name, suggestions } }) => {
    if (draft.name === name) draft.suggestions = suggestions
  }),
  when([accountNames.suggestionsFailed], (draft, { data: { name } }) => {
    if (draft.name === name) draft.suggestions = []
  }),
  when(
    [accountNames.ownNamesRequested, accountNames.registrationUnconfirmed],
    (draft, { data: { address } }) => {
      const key = addressKey(address)
      draft.own[key] = { status: 'asking', names: draft.own[key]?.names ?? [], failure: null }
    },
  ),
  when([accountNames.ownNamesReceived], (draft, { data: { address, names } }) => {
    const key = addressKey(address)
    if (draft.own[key]) draft.own[key] = { status: 'known', names, failure: null }
  }),
  when([accountNames.ownNamesFailed], (draft, { data: { address, failure } }) => {
    Object.assign(draft.own[addressKey(address)] ?? {}, { status: 'failed', failure })
  }),
  when([accountNames.registrationRequested], (draft, { id, data: { order, by } }) => {
    if (registrationFor(draft, order.address)) return
    dropOldFlows(draft.registrations, (one) => !isRegistering(one) && !isUnsettled(one))
    const begun = { step: nameRegistration.first, isLingering: false, madeAt: null, signedAt: null }
    draft.registrations[id] = { ...order, id, by, ...begun, failure: null }
    if (by === 'visitor') draft.started = id
  }),
  ...flowMoves<AccountNamesState, NameRegistration>(nameRegistration, (draft) => draft.registrations),
  when([accountNames.registered], (draft, { data: { flow, address, name } }) => {
    for (const other of Object.values(draft.registrations)) {
      const isSame = isSameAddress(other.address, address) && isSameName(other.name, name)
      if (other.id !== flow && isSame && !isRegistering(other)) delete draft.registrations[other.id]
    }
    draft.own[addressKey(address)] = { status: 'known', names: [name], failure: null }
    if (draft.started === flow) Object.assign(draft, emptyDraft)
  }),
  when([...connectionEndings, connection.yieldedToOtherTab], (draft, { data }) => {
    if (!data.namespaces.includes(namedNamespace)) return draft
    const open = Object.entries(draft.registrations).filter(
      ([, one]) => isRegistering(one) || isUnsettled(one),
    )
    return open.length > 0 ? { ...initial, registrations: Object.fromEntries(open) } : initial
  }),
  when([host.stopped], () => initial),
])

/** Returns the registration of an account that has not ended, or null. */
export function registrationFor(
  { registrations }: Pick<AccountNamesState, 'registrations'>,
  address: Address,
): NameRegistration | null {
  const all = Object.values(registrations)
  return all.find((one) => isRegistering(one) && isSameAddress(one.address, address)) ?? null
}
