import { isSameAccount } from '../domain/same-account.ts'
import type { AccountOnChain } from '../domain/same-account.ts'
import { namespaceOf } from '../domain/caip.ts'
import type { Namespace } from '../domain/caip.ts'

/** What is kept of an address on a chain, or null where what its namespace keeps is about another. */
export function aboutHolder<Kept extends AccountOnChain>(
  kept: Partial<Record<Namespace, Kept>>,
  holder: AccountOnChain,
): Kept | null {
  const found = kept[namespaceOf(holder.chainId)]
  return found && isSameAccount(found, holder) ? found : null
}
