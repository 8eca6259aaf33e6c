import { isAccountName, isSameName, namedNamespace, shortAccountName } from '../domain/account-name.ts'
import type { Address } from '../domain/account.ts'
import type { ChainId } from '../domain/caip.ts'
import type { Failure } from '../domain/failure.ts'
import { isDoubtful } from '../domain/name-registration.ts'
import { isSameAddress } from '../domain/same-account.ts'
import { accountNames } from '../events/account-names.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { host } from '../events/host.ts'
import { defineSlice } from './define-slice.ts'

/** Whether somebody has the name that was typed: `unasked` while it cannot be registered anyway. */
export type NameStanding = 'unasked' | 'asking' | 'free' | 'registered' | 'failed'

/** The names that an account has, as far as the service said. */
export type OwnNames = {
  readonly status: 'asking' | 'known' | 'failed'
  readonly names: readonly string[]
  readonly failure: Failure | null
}

/** A registration as far as it came, and why no farther, which while it is `doubted` is why no answer came; `name` has its ending from `signing` on, and the times are in milliseconds since 1970. */
export type NameRegistration = {
  readonly id: string
  readonly session: string
  readonly chainId: ChainId
  readonly address: Address
  readonly name: string
  readonly step: 'preparing' | 'signing' | 'lingering' | 'registering' | 'doubted' | 'registered' | 'failed'
  readonly madeAt: number | null
  readonly signedAt: number | null
  readonly failure: Failure | null
}

/** The name that is typed, without its ending, and whether it is free; free ones like it (null until they are known); which names accounts have already, by address; the last registration; and those that were left, as long as nobody knows what became of them. */
export type AccountNamesState = {
  readonly name: string
  readonly standing: NameStanding
  readonly failure: Failure | null
  readonly suggestions: readonly string[] | null
  readonly own: Readonly<Record<Address, OwnNames>>
  readonly attempt: NameRegistration | null
  readonly left: readonly NameRegistration[]
}

type Registrations = Pick<AccountNamesState, 'attempt' | 'left'>

const initial: AccountNamesState = {
  name: '',
  standing: 'unasked',
  failure: null,
  suggestions: null,
  own: {},
  attempt: null,
  left: [],
}

/** Whether a registration is under way. */
export function isRegistering(attempt: NameRegistration | null): attempt is NameRegistration {
  return attempt !== null && attempt.step !== 'failed' && attempt.step !== 'registered'
}

/** Whether the service may have carried out a registration, or may yet, as far as anybody knows. */
export function isUnsettled({ step, signedAt, failure }: NameRegistration): boolean {
  if (step === 'failed') return signedAt !== null && failure !== null && isDoubtful(failure.code)
  return step === 'registering' || step === 'doubted'
}

declare module './root.ts' {
  interface LateBranches {
    readonly accountNames: ['account-names', AccountNamesState]
  }
}

/** A name and its registration. An answer counts only for what still stands: of a name by its letters, of an account by its address, of a registration by its id. One that is under way as its session ends is left like any other. */
export const accountNamesSlice = defineSlice<AccountNamesState>(initial, (when) => [
  when([accountNames.nameTyped], (draft, { data }) => {
    draft.name = shortAccountName(data.text.trim())
    draft.standing = isAccountName(draft.name) ? 'asking' : 'unasked'
    draft.failure = null
    draft.suggestions = null
    if (!isRegistering(draft.attempt)) Object.assign(draft, afterShowing(draft, null))
  }),
  when([accountNames.retried], (draft) => {
    if (draft.standing !== 'failed') return
    draft.standing = 'asking'
    draft.failure = null
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
    draft.own[address] = { status: 'asking', names: draft.own[address]?.names ?? [], failure: null }
  }),
  when([accountNames.ownNamesReceived], (draft, { data: { address, names } }) => {
    if (draft.own[address]) draft.own[address] = { status: 'known', names, failure: null }
  }),
  when([accountNames.ownNamesFailed], (draft, { data: { address, failure } }) => {
    if (draft.own[address]) Object.assign(draft.own[address], { status: 'failed', failure })
  }),
  when([accountNames.attemptStarted], (draft, { data: { attempt: id, ...asked } }) => {
    const begun = { step: 'preparing', madeAt: null, signedAt: null, failure: null } as const
    Object.assign(draft, afterShowing(draft, { id, ...asked, ...begun }))
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
  when([accountNames.attemptDoubted], (draft, { data: { attempt: id, failure } }) => {
    const attempt = registrationOf(draft, id)
    if (attempt?.step === 'registering') Object.assign(attempt, { step: 'doubted', failure })
  }),
  when([accountNames.registered], (draft, { data: { attempt: id, address, name } }) => {
    const own = { ...draft.own, [address]: { status: 'known' as const, names: [name], failure: null } }
    const { attempt } = draft
    const left = draft.left.filter(
      (one) => one.id !== id && !(isSameAddress(one.address, address) && isSameName(one.name, name)),
    )
    if (attempt?.id !== id) return { ...draft, left, own }
    const registered = { ...attempt, name, step: 'registered', failure: null } as const
    return { ...initial, ...afterShowing({ attempt, left }, registered), own }
  }),
  when([accountNames.attemptFailed], (draft, { data: { attempt: id, failure } }) => {
    const attempt = registrationOf(draft, id)
    if (isRegistering(attempt)) Object.assign(attempt, { step: 'failed', failure })
  }),
  when([accountNames.attemptAbandoned], (draft, { data: { attempt } }) => {
    if (draft.attempt?.id === attempt && isRegistering(draft.attempt))
      Object.assign(draft, afterShowing(draft, null))
  }),
  when([...connectionEndings, connection.yieldedElsewhere], (draft, { data }) => {
    if (!data.namespaces.includes(namedNamespace)) return draft
    const kept = afterShowing(draft, isRegistering(draft.attempt) ? draft.attempt : null)
    return registrationsIn(kept).length > 0 ? { ...initial, ...kept } : initial
  }),
  when([host.stopped], () => initial),
])

/** Every registration that is kept: those that were left, the first first, and the one that the form shows. */
export function registrationsIn<State extends Registrations>({
  attempt,
  left,
}: State): readonly State['left'][number][] {
  return attempt ? [...left, attempt] : left
}

/** A registration by the id of its press, whether the form shows it or it was left; null for one that is kept no longer. */
export function registrationOf<State extends Registrations>(
  state: State,
  id: string,
): State['left'][number] | null {
  return registrationsIn(state).find((one) => one.id === id) ?? null
}

/** The registrations once the form shows another one, or none: of the others those that the service may have carried out, or may yet. */
function afterShowing(state: Registrations, attempt: NameRegistration | null): Registrations {
  const others = registrationsIn(state).filter(({ id }) => id !== attempt?.id)
  return { attempt, left: others.filter(isUnsettled) }
}
