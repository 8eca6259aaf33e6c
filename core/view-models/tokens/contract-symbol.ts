import type { TokenFacts } from '../../domain/preflight/evidence.ts'
import { isSameTokenAddress } from '../../domain/account/same-account.ts'
import type { BootState } from '../../reducers/root.ts'
import { enPreflight } from '../../strings/en/preflight.ts'
import type { Line } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** Returns the symbol that a token's contract declares, if it differs from the shown one. Null if they agree, and for the coin. */
export function contractSymbol(
  state: BootState,
  facts: readonly TokenFacts[],
  { address, symbol }: { readonly address: string | null; readonly symbol: string },
): Line | null {
  const said = facts.find((one) => isSameTokenAddress(one.address, address))?.symbol ?? null
  if (said === null || said === symbol) return null
  return { part: 'line', label: textsOf(state, enPreflight)('preflight.named'), value: said }
}
