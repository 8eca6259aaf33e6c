import type { Address } from '../account/account.ts'
import { skeletonOf } from '../values/text/look-alikes.ts'
import { isSameAddress } from '../account/same-account.ts'

/** The number of characters at each end that a reader compares in a short address (`0x9D85…C0b2`). */
const compared = 4

/**
 * Returns the first known address with the same ends as another address, if it is a different one. Null if there is none. Compares four characters at
 * each end, after `0x`, ignoring case.
 */
export function lookAlikeOf<Known extends { readonly address: Address }>(
  address: Address,
  known: readonly Known[],
): Known | null {
  return (
    known.find((one) => endsOf(one.address) === endsOf(address) && !isSameAddress(one.address, address)) ??
    null
  )
}

/** Returns the first known receiver whose name looks like another name, but is a different one with a different address. Null if there is none. */
export function lookAlikeName<Known extends { readonly address: Address; readonly name: string | null }>(
  { address, name }: { readonly address: Address; readonly name: string | null },
  known: readonly Known[],
): Known | null {
  if (name === null) return null
  const skeleton = skeletonOf(name)
  const isAlike = (one: Known) => one.name !== null && one.name !== name && skeletonOf(one.name) === skeleton
  return known.find((one) => isAlike(one) && !isSameAddress(one.address, address)) ?? null
}

function endsOf(address: Address): string {
  const isHex = address.startsWith('0x')
  const plain = (isHex ? address.slice(2) : address).toLowerCase()
  return `${isHex ? 'hex' : 'base58'} ${plain.slice(0, compared)} ${plain.slice(-compared)}`
}

/** Returns the start and the end that two addresses have in common, ignoring case. */
export function sharedEnds(
  address: Address,
  other: Address,
): { readonly start: string; readonly end: string } {
  const [one, two] = [address.toLowerCase(), other.toLowerCase()]
  const shortest = Math.min(one.length, two.length)
  let start = 0
  while (start < shortest && one[start] === two[start]) start++
  let end = 0
  while (end < shortest - start && one.at(-1 - end) === two.at(-1 - end)) end++
  return { start: address.slice(0, start), end: address.slice(address.length - end) }
}
