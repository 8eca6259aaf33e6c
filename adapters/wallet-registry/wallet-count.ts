import { isWholeNumber } from '../../core/domain/whole-number.ts'
import type { WalletQuery } from '../../core/ports/wallet-registry.ts'

/** More wallets than any registry lists; what claims more counts wrong. */
const most = 10_000

/**
 * How many wallets there are on all pages, by what the registry says and one page of so many rows, some of them good, shows: an
 * empty page is beyond the last, and where the number is none a full page has one behind it.
 */
export function walletCount(
  told: unknown,
  { page, entries }: Pick<WalletQuery, 'page' | 'entries'>,
  { rows, good }: { readonly rows: number; readonly good: number },
): number {
  const before = (page - 1) * entries
  if (rows === 0) return before
  const seen = before + rows
  const count = isWholeNumber(told) ? told : most + 1
  if (count <= most) return Math.max(count, seen)
  return rows < entries ? before + good : Math.min(most, seen + 1)
}
