import { isAccountName } from '../domain/account-name.ts'
import { isRegistering } from '../reducers/account-names.ts'
import type { RootState } from '../reducers/root.ts'
import { ownNames } from './name-holder.ts'

/** Whether the name that was typed can be registered now: it is one, nobody has it, the account has none yet, and no registration is under way. */
export function canRegister(state: RootState): boolean {
  const { name, standing, attempt } = state.accountNames
  return isAccountName(name) && standing === 'free' && ownNames(state).length === 0 && !isRegistering(attempt)
}
