import type { Address } from '../account/account.ts'
import { namespaceOf } from '../values/caip.ts'
import type { ChainId, Namespace } from '../values/caip.ts'
import { isSameAccount } from '../account/same-account.ts'
import type { AccountOnChain } from '../account/same-account.ts'

/** Returns whether a namespace changes to another account or chain than the holder of a form. False if the holder is in another namespace. */
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
