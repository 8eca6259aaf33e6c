import { skeletonOf } from '../values/look-alikes.ts'
import type { TokenFacts } from './evidence.ts'
import { isSameAddress } from '../account/same-account.ts'

/** What lists add to the symbol of a token that was bridged (`USDC.e`, `USDT0`), as skeletons have it. */
const bridged: ReadonlySet<string> = new Set(['e', 'o', '0'])

/** A token that is shown by another symbol than its contract says. */
export type OtherSymbol = { readonly shown: string; readonly said: string }

/** Returns the tokens that are shown by other symbols than their contracts say, and the coin by another one than its network has; signs, case, and the marks of bridged tokens do not count. */
export function otherSymbols(
  shown: readonly { readonly address: string | null; readonly symbol: string }[],
  facts: readonly TokenFacts[],
  coin: string | null,
): readonly OtherSymbol[] {
  return shown.flatMap(({ address, symbol }) => {
    const known = facts.find((one) => address !== null && isSameAddress(one.address, address))
    const said = address === null ? coin : (known?.symbol ?? null)
    return said === null || isSameSymbol(symbol, said) ? [] : [{ shown: symbol, said }]
  })
}

function isSameSymbol(one: string, other: string): boolean {
  const [short = '', long = ''] = [skeletonOf(one), skeletonOf(other)].sort((a, b) => a.length - b.length)
  return long === short || (long.startsWith(short) && bridged.has(long.slice(short.length)))
}
