import { fullAccountName, isAccountName } from '../domain/account-name.ts'
import { isRegistering } from '../reducers/account-names.ts'
import type { StateOf } from '../reducers/root.ts'
import { ownNames } from './name-holder.ts'

/** Whether the service has refused to register the name that was typed, which it may say of a name that nobody has. */
export function isRefusedName({ accountNames: { name, attempt } }: StateOf<'account-names'>): boolean {
  const { code, status, detail = '' } = attempt?.failure ?? {}
  const isRefusal = code === 'http-status' && status === 400 && detail.trim() !== ''
  return isRefusal && attempt?.name === fullAccountName(name)
}

/** Whether the name that was typed can be registered now: it is one, nobody has it, the service has not refused it, the account is known to have none yet, and no registration is under way. */
export function canRegister(state: StateOf<'account-names'>): boolean {
  const { name, standing, attempt } = state.accountNames
  const isFree = isAccountName(name) && standing === 'free' && !isRefusedName(state)
  const own = ownNames(state)
  const hasNone = own?.status === 'known' && own.names.length === 0
  return isFree && hasNone && !isRegistering(attempt)
}
