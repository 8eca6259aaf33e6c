import { namespaceOf, referenceOf } from '../values/caip.ts'
import type { ChainId, Namespace } from '../values/caip.ts'
import { LatchkeyError } from '../errors/latchkey-error.ts'

/** The ending of every name that the service registers. */
export const accountNameSuffix = '.wcn.id'

/** The bit that marks a coin type as an EVM chain (ENSIP-11). */
const evmBit = 0x8000_0000

const label = /^[a-zA-Z0-9-]{4,}$/
const signs = /^[a-zA-Z0-9-]*$/

/** The namespace whose accounts have names. */
export const namedNamespace: Namespace = 'eip155'

/** Returns the fault of a typed name: forbidden characters first, then its length. Null if it is valid or still empty. */
export function accountNameFault(name: string): 'signs' | 'short' | null {
  if (!signs.test(name)) return 'signs'
  return name === '' || isAccountName(name) ? null : 'short'
}

/** Returns whether a text can be registered: at least 4 letters, digits and hyphens. */
export function isAccountName(name: string): boolean {
  return label.test(name)
}

/** Returns a name with its ending, as the service knows it: `alice` is `alice.wcn.id`. */
export function fullAccountName(name: string): string {
  return `${name}${accountNameSuffix}`
}

/** Returns a name without its ending, as visitors type it. */
export function shortAccountName(name: string): string {
  return name.endsWith(accountNameSuffix) ? name.slice(0, -accountNameSuffix.length) : name
}

/** Returns whether two names are the same, ignoring case. Both must have their ending, or neither. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/**
 * Returns the coin type of an EVM chain, under which a name stores its address. Throws `invalid-chain-id` for other chains, and from 2147483648 on.
 */
export function coinTypeOf(chainId: ChainId): number {
  const reference = Number(referenceOf(chainId))
  if (namespaceOf(chainId) !== 'eip155' || !Number.isInteger(reference) || reference >= evmBit)
    throw new LatchkeyError('invalid-chain-id', 'Invalid chainId')
  return (evmBit | reference) >>> 0
}

/** Returns the text to sign for the registration of a name. `now` is in milliseconds since 1970. The service accepts the text for ten seconds. */
export function accountNameMessage(name: string, now: number): string {
  return JSON.stringify({
    name: fullAccountName(name),
    attributes: {},
    timestamp: Math.floor(now / 1_000),
  })
}
