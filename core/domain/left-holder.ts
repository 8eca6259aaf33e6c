import type { Address } from './account.ts'
import { namespaceOf } from './caip.ts'
import type { ChainId, Namespace } from './caip.ts'
import { actingAccount } from './chosen-account.ts'
import type { ChosenAccount } from './chosen-account.ts'
import type { NamespaceSession } from './namespace-session.ts'
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

/** Whether a session stands at another account or chain than a form's holder, in the namespace of that. */
export function isHolderMoved(
  holder: AccountOnChain | null,
  {
    namespaces,
    chosen,
  }: { readonly namespaces: readonly NamespaceSession[]; readonly chosen?: ChosenAccount | undefined },
): boolean {
  return namespaces.some(({ namespace, chainId, accounts }) => {
    const address = actingAccount(accounts, chosen) ?? ''
    return isHolderLeft(holder, namespace, { chainId, address })
  })
}
