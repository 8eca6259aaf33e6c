import type { Address } from './account.ts'
import { namespaceOf } from './caip.ts'
import type { ChainId, Namespace } from './caip.ts'
import { isSameAccount } from './same-account.ts'
import type { AccountOnChain } from './same-account.ts'

/** Whether a namespace stands at another account or chain than that of a form's holder from now on; never where it is none of the holder's. */
export function isHolderLeft(
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
