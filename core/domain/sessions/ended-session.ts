import type { AskedWallet } from '../operations/asked-wallet.ts'
import { namespaceOf } from '../values/caip.ts'
import type { ChainId, Namespace } from '../values/caip.ts'

/** What is known of a session that has ended; one that another took the place of serves no namespace any more. */
type Ended = { readonly namespaces: readonly Namespace[]; readonly wallet?: { readonly key: string } }

/** Returns whether what a wallet was asked on a chain was asked in a session that has ended. */
export function isOfEnded(
  { namespaces, wallet }: Ended,
  asked: { readonly chainId: ChainId; readonly wallet: AskedWallet | null },
): boolean {
  if (namespaces.length > 0) return namespaces.includes(namespaceOf(asked.chainId))
  return wallet !== undefined && asked.wallet?.key === wallet.key
}
