import { isSameAddress } from '../../domain/account/same-account.ts'
import { account } from '../../events/account/account.ts'
import type { EventInput } from '../../events/define-events.ts'
import { smartAccount } from '../../events/frame/smart-account.ts'
import { accountType, areTypesKnown } from '../../selectors/account/account-type.ts'
import type { BootState } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'

/** What lets an account of a session come first: in the secure frame the kind that it is of is told there, since its wallet acts by one; null while that is not known. */
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
