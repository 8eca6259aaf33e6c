import { isSameAddress } from '../../domain/account/same-account.ts'
import { account } from '../../events/account/account.ts'
import type { EventInput } from '../../events/define-events.ts'
import { smartAccount } from '../../events/frame/smart-account.ts'
import { accountType, areTypesKnown } from '../../selectors/account/account-type.ts'
import type { BootState } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'

/**
 * Returns the event that makes an account of a session the active one, or null while its kind is unknown.
 * The secure frame acts for one kind of account at a time, so an account of its other kind is chosen by kind.
 */
export function accountChoice(
  state: Pick<BootState, 'smartAccount'>,
  session: SessionInNamespace,
  address: string,
): EventInput | null {
  if (!areTypesKnown(state, session)) return null
  const { accounts, namespace } = session
  const type = accountType(
    state,
    session,
    accounts.find((shared) => isSameAddress(shared, address)),
  )
  return type !== null && type !== accountType(state, session, accounts[0])
    ? smartAccount.preferRequested({ type })
    : account.addressChosen({ namespace, address })
}
