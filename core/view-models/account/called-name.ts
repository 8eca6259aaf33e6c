import { accountType, areTypesKnown } from '../../selectors/account/account-type.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { enSmartAccount } from '../../strings/en/smart-account.ts'
import { labelsOf } from './labels.ts'
import { profileOf } from '../identity/profile.ts'
import { textsOf } from '../parts/texts-of.ts'

/** What an account is called: by the name that it goes by, else as its wallet calls it, else by its kind; null where none is known. */
export function calledName(
  state: StateOf<'modal'>,
  session: SessionInNamespace,
  address: string,
): string | null {
  return (
    profileOf(state, address).name ?? labelsOf(state, session)[address] ?? typeName(state, session, address)
  )
}

/** What an account of the secure frame is called: a contract, or by what its visitor signed in; null while its kind is not known. */
function typeName(state: StateOf<'modal'>, session: SessionInNamespace, address: string): string | null {
  const type = areTypesKnown(state, session) && accountType(state, session, address)
  if (!type) return null
  return textsOf(state, enSmartAccount)(`smartAccount.label.${type}`, { wallet: session.wallet.name })
}
