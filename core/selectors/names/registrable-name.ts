import { fullAccountName, isAccountName } from '../../domain/names/account-name.ts'
import type { NameOrder, NameRegistration } from '../../domain/names/registration.ts'
import { networkOf } from '../../domain/network/network.ts'
import { registrationFor } from '../../reducers/names/account-names.ts'
import type { StateOf } from '../../reducers/root.ts'
import { nameHolder, ownNames } from './holder.ts'

type State = StateOf<'account-names'>

/** Returns the registration that the view shows: the running one of the connected account, or the last one that the visitor started. */
export function shownRegistration(state: State): NameRegistration | null {
  const { registrations, started } = state.accountNames
  const holder = nameHolder(state)
  const running = holder && registrationFor(state.accountNames, holder.address)
  const last = started === null ? undefined : registrations[started]
  return running ?? (last && last.step !== 'abandoned' ? last : null)
}

/** Returns whether the service has refused to register the typed name. It may refuse a name that is not taken. */
export function isRefusedName(state: State): boolean {
  const last = shownRegistration(state)
  const { code, status, detail = '' } = last?.failure ?? {}
  const isRefusal = code === 'http-status' && status === 400 && detail.trim() !== ''
  return isRefusal && last?.name === fullAccountName(state.accountNames.name)
}

/**
 * Returns the order that Register places: the typed name for the connected account.
 * Null unless the name is free, the account has none, and its network is offered.
 */
export function nameOrder(state: State): NameOrder | null {
  const { name, status } = state.accountNames
  const holder = nameHolder(state)
  if (!holder || !networkOf(state.options?.networks ?? [], holder.chainId)) return null
  const isFree = isAccountName(name) && status === 'free' && !isRefusedName(state)
  const own = ownNames(state)
  const hasNone = own?.status === 'known' && own.names.length === 0
  if (!isFree || !hasNone || registrationFor(state.accountNames, holder.address)) return null
  const { session, chainId, address } = holder
  return { session, chainId, address, name }
}
