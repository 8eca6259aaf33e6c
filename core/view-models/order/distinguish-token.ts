import { briefAddress } from '../formats/brief-address.ts'
import type { Item } from '../parts/parts.ts'

/**
 * Returns the row of a token among others. A caution warns that it imitates a known token. Its address is shown with a caution, and if another
 * token has the same symbol.
 */
export function distinguishToken(
  item: Item,
  address: string | null,
  { caution, isNamesake }: { readonly caution: string | null; readonly isNamesake: boolean },
): Item {
  const isDistinguished = address !== null && (caution !== null || isNamesake)
  return {
    ...item,
    ...(caution !== null && { caution }),
    ...(isDistinguished && { detail: `${item.detail} · ${briefAddress(address)}` }),
  }
}
