import { isUnsignedInteger } from '../../core/domain/values/unsigned-integer.ts'
import type { WalletQuery } from '../../core/ports/wallet-registry.ts'

/** More wallets than any registry lists; what claims more counts wrong. */
const most = 10_000

/**
 * How many wallets there are on all pages, by what the registry says and one page of so many rows, some of them good, shows: a
 * page that is not full is the last, and where the number is none a full one has another behind it.
 */
export function walletCount(
  told: unknown,
  { page, entries }: Pick<WalletQuery, 'page' | 'entries'>,
  { rows, good }: { readonly rows: number; readonly good: number },
): number {
  const before = (page - 1) * entries
  if (rows < entries) return before + good
  const seen = before + entries
  const count = isUnsignedInteger(told) ? told : most + 1
  return count <= most ? Math.max(count, seen) : Math.min(most, seen + 1)
}
