import { skeletonOf } from '../values/text/look-alikes.ts'
import type { TokenFacts } from './evidence.ts'
import { isSameAddress } from '../account/same-account.ts'

/** The endings of bridged tokens' symbols in lists (`USDC.e`, `USDT0`), as skeletons have them. */
const bridged: ReadonlySet<string> = new Set(['e', 'o', '0'])

/** A token whose shown symbol differs from its contract's. */
export type OtherSymbol = { readonly shown: string; readonly said: string }

/**
 * Returns the tokens whose shown symbols differ from their contracts', and the coin if its symbol differs from the network's. Ignores signs, case,
 * and the endings of bridged tokens.
 */
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
