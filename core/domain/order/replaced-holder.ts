import type { Address } from '../account/account.ts'
import { namespaceOf } from '../values/caip.ts'
import type { ChainId, Namespace } from '../values/caip.ts'
import { isSameAccount } from '../account/same-account.ts'
import type { AccountOnChain } from '../account/same-account.ts'

/** Whether a namespace stands at another account or chain than that of a form's holder from now on; never where it is none of the holder's. */
export function isHolderReplaced(
  holder: AccountOnChain | null,
  namespace: Namespace,
  now: { readonly chainId?: ChainId; readonly address?: Address },
): boolean {
  return (
    holder !== null &&
    namespaceOf(holder.chainId) === namespace &&
    !isSameAccount(holder, { ...holder, ...now })
  )
}
