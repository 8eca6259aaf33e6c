import type { Address } from '../account/account.ts'
import { skeletonOf } from '../values/look-alikes.ts'
import { isSameAddress } from '../account/same-account.ts'

/** How many characters of each end somebody compares, who reads an address in its short form (`0x9D85…C0b2`). */
const compared = 4

/** Returns the first known address that begins and ends like another and is not the same, whatever the case of its letters; null if there is none. Both ends count, with four characters each, after `0x`. */
export function lookAlikeOf<Known extends { readonly address: Address }>(
  address: Address,
  known: readonly Known[],
): Known | null {
  return (
    known.find((one) => endsOf(one.address) === endsOf(address) && !isSameAddress(one.address, address)) ??
    null
  )
}

/** Returns the first known receiver whose name could be taken for another name at a glance, and that has another name and another address; null if there is none. */
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

/** Returns the beginning and the end that an address shares with another one, between which they differ; the case of letters does not count. */
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
