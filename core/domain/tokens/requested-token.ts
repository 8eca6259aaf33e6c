import { isSameAddress } from '../account/same-account.ts'

/** Returns whether a token (null is the coin) is the one that a host app requested, by its address or as `native`. */
export function isRequestedToken(address: string | null, wanted: string): boolean {
  return address === null ? wanted === 'native' : isSameAddress(address, wanted)
}
