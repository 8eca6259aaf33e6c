import { isUnsignedInteger } from '../../core/domain/values/numbers/unsigned-integer.ts'
import type { WalletQuery } from '../../core/ports/wallet-registry.ts'

/** More wallets than any registry lists. A higher count is not believed. */
const most = 10_000

/**
 * Returns how many wallets all pages have, from the registry's count and one page. A page that is not full is the last one, and only its valid
 * rows count. If the registry's count is invalid, a full page means that another page follows.
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
