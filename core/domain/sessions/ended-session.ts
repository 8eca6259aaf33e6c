import type { SigningWallet } from '../operations/request/signing-wallet.ts'
import { namespaceOf } from '../values/caip.ts'
import type { ChainId, Namespace } from '../values/caip.ts'

/** A session that has ended. A session that another one replaced serves no namespace any more. */
type Ended = { readonly namespaces: readonly Namespace[]; readonly wallet?: { readonly key: string } }

/** Returns whether a request to a wallet on a chain belongs to a session that has ended. */
export function isOfEnded(
  { namespaces, wallet }: Ended,
  asked: { readonly chainId: ChainId; readonly wallet: SigningWallet | null },
): boolean {
  if (namespaces.length > 0) return namespaces.includes(namespaceOf(asked.chainId))
  return wallet !== undefined && asked.wallet?.key === wallet.key
}
