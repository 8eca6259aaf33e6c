import { isAccountName, namedNamespace, shortAccountName } from '../domain/account-name.ts'
import type { Address } from '../domain/account.ts'
import type { ChainId } from '../domain/caip.ts'
import type { Failure } from '../domain/failure.ts'
import { accountNames } from '../events/account-names.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { host } from '../events/host.ts'
import { defineSlice } from './define-slice.ts'

/** Whether somebody has the name that was typed: `unasked` while it cannot be registered anyway. */
export type NameStanding = 'unasked' | 'asking' | 'free' | 'registered' | 'failed'

/** The names that an account has, as far as the service said. */
export type OwnNames = {
  readonly address: Address
  readonly status: 'asking' | 'known' | 'failed'
  readonly names: readonly string[]
}

/** A registration as far as it came, and why no farther; `name` has its ending, and the times are in milliseconds since 1970. */
export type NameRegistration = {
  readonly id: string
  readonly session: string
  readonly chainId: ChainId
  readonly address: Address
  readonly name: string
  readonly step: 'preparing' | 'signing' | 'lingering' | 'registering' | 'registered' | 'failed'
  readonly madeAt: number | null
  readonly signedAt: number | null
  readonly failure: Failure | null
}

/** The name that is typed, without its ending, and whether it is free; free ones like it (null until they are known); what the account has already; and the last registration. */
export type AccountNamesState = {
  readonly name: string
  readonly standing: NameStanding
  readonly failure: Failure | null
  readonly suggestions: readonly string[] | null
  readonly own: OwnNames | null
  readonly attempt: NameRegistration | null
}

const initial: AccountNamesState = {
  name: '',
  standing: 'unasked',
  failure: null,
  suggestions: null,
  own: null,
  attempt: null,
}

/** Whether a registration is under way. */
export function isRegistering(attempt: NameRegistration | null): attempt is NameRegistration {
  return attempt !== null && attempt.step !== 'failed' && attempt.step !== 'registered'
}

/** A name and its registration. An answer counts only for what still stands: of a name by its letters, of an account by its address, of a registration by its id. One that is under way as its session ends is left like any other. */
export const accountNamesSlice = defineSlice<AccountNamesState>(initial, (when) => [
  when([accountNames.nameTyped], (draft, { data }) => {
    draft.name = shortAccountName(data.text.trim())
    draft.standing = isAccountName(draft.name) ? 'asking' : 'unasked'
    draft.failure = null
    draft.suggestions = null
    if (!isRegistering(draft.attempt)) draft.attempt = null
  }),
  when([accountNames.nameFound], (draft, { data: { name, isRegistered } }) => {
    if (draft.name === name) draft.standing = isRegistered ? 'registered' : 'free'
  }),
  when([accountNames.nameFailed], (draft, { data: { name, failure } }) => {
    if (draft.name !== name || draft.standing !== 'asking') return
    draft.standing = 'failed'
    draft.failure = failure
  }),
  when([accountNames.suggested], (draft, { data: { name, suggestions } }) => {
    if (draft.name === name) draft.suggestions = suggestions
  }),
  when([accountNames.suggestionsFailed], (draft, { data: { name } }) => {
    if (draft.name === name) draft.suggestions = []
  }),
  when([accountNames.ownNamesRequested], (draft, { data: { address } }) => {
    const names = draft.own?.address === address ? draft.own.names : []
    draft.own = { address, status: 'asking', names }
  }),
  when([accountNames.ownNamesReceived], (draft, { data: { address, names } }) => {
    if (draft.own?.address === address) draft.own = { address, status: 'known', names }
  }),
  when([accountNames.ownNamesFailed], (draft, { data: { address } }) => {
    if (draft.own?.address === address) draft.own.status = 'failed'
  }),
  when([accountNames.attemptStarted], (draft, { data: { attempt: id, ...asked } }) => {
    draft.attempt = { id, ...asked, step: 'preparing', madeAt: null, signedAt: null, failure: null }
  }),
  when([accountNames.messageReady], (draft, { at, data: { attempt: id, name } }) => {
    const { attempt } = draft
    if (attempt?.id === id && attempt.step === 'preparing')
      draft.attempt = { ...attempt, name, step: 'signing', madeAt: at }
  }),
  when([accountNames.attemptLingered], (draft, { data }) => {
    if (draft.attempt?.id === data.attempt && draft.attempt.step === 'signing')
      draft.attempt.step = 'lingering'
  }),
  when([accountNames.signed], (draft, { at, data }) => {
    const { attempt } = draft
    if (attempt?.id === data.attempt && isRegistering(attempt))
      draft.attempt = { ...attempt, step: 'registering', signedAt: at }
  }),
  when([accountNames.registered], (draft, { data: { attempt: id, address, name } }) => {
    const own = { address, status: 'known' as const, names: [name] }
    const { attempt } = draft
    if (attempt?.id === id)
      return { ...initial, own, attempt: { ...attempt, name, step: 'registered', failure: null } }
    if (draft.own?.address === address) draft.own = own
    return draft
  }),
  when([accountNames.attemptFailed], (draft, { data: { attempt: id, failure } }) => {
    const { attempt } = draft
    if (attempt?.id === id && isRegistering(attempt)) draft.attempt = { ...attempt, step: 'failed', failure }
  }),
  when([accountNames.attemptAbandoned], (draft, { data: { attempt } }) => {
    if (draft.attempt?.id === attempt && isRegistering(draft.attempt)) draft.attempt = null
  }),
  when([...connectionEndings, connection.yieldedElsewhere], (draft, { data }) => {
    if (!data.namespaces.includes(namedNamespace)) return draft
    return { ...initial, attempt: isRegistering(draft.attempt) ? draft.attempt : null }
  }),
  when([host.stopped], () => initial),
])
