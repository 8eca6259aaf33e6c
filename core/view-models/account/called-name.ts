import { accountType, areTypesKnown } from '../../selectors/account/account-type.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { enSmartAccount } from '../../strings/en/smart-account.ts'
import { labelsOf } from './labels.ts'
import { profileOf } from '../identity/profile.ts'
import { textsOf } from '../parts/texts-of.ts'

/** Returns the name of an account: its profile name, else the label that its wallet gives it, else the name of its kind. Null if none is known. */
export function calledName(
  state: StateOf<'modal'>,
  session: SessionInNamespace,
  address: string,
): string | null {
  return (
    profileOf(state, address).name ?? labelsOf(state, session)[address] ?? typeName(state, session, address)
  )
}

/** Returns the name for the kind of a secure frame's account: a contract, or the key of the visitor's sign-in. Null while the kind is unknown. */
function typeName(state: StateOf<'modal'>, session: SessionInNamespace, address: string): string | null {
  const type = areTypesKnown(state, session) && accountType(state, session, address)
  if (!type) return null
  return textsOf(state, enSmartAccount)(`smartAccount.label.${type}`, { wallet: session.wallet.name })
}
