import { namespaceOf, referenceOf } from '../values/caip.ts'
import type { ChainId, Namespace } from '../values/caip.ts'
import { LatchkeyError } from '../errors/latchkey-error.ts'

/** The ending of every name that is registered here (behaviour reference 1.0). */
export const accountNameSuffix = '.wcn.id'

/** From this bit on a coin type is a chain of EVM (ENSIP-11). */
const evmBit = 0x8000_0000

const label = /^[a-zA-Z0-9-]{4,}$/
const signs = /^[a-zA-Z0-9-]*$/

/** The namespace whose accounts have names. */
export const namedNamespace: Namespace = 'eip155'

/** What is wrong with a name that is being typed, the signs first; null where it can be registered or is still empty. */
export function accountNameFault(name: string): 'signs' | 'short' | null {
  if (!signs.test(name)) return 'signs'
  return name === '' || isAccountName(name) ? null : 'short'
}

/** Whether text can be registered: letters, digits and hyphens, at least 4 of them (spec 5). */
export function isAccountName(name: string): boolean {
  return label.test(name)
}

/** A name as the service knows it: `alice` is `alice.wcn.id`. */
export function fullAccountName(name: string): string {
  return `${name}${accountNameSuffix}`
}

/** A name as visitors type it, without the ending. */
export function shortAccountName(name: string): string {
  return name.endsWith(accountNameSuffix) ? name.slice(0, -accountNameSuffix.length) : name
}

/** Whether two names, each with its ending or each without, are one; the case of letters does not count. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Under which coin type a name leads to an address on a chain of EVM; throws `invalid-chain-id` for other chains, and from 2147483648 on. */
export function coinTypeOf(chainId: ChainId): number {
  const reference = Number(referenceOf(chainId))
  if (namespaceOf(chainId) !== 'eip155' || !Number.isInteger(reference) || reference >= evmBit)
    throw new LatchkeyError('invalid-chain-id', 'Invalid chainId')
  return (evmBit | reference) >>> 0
}

/** The text that is signed to register a name; `now` is in milliseconds since 1970, and the service takes it for ten seconds. */
export function accountNameMessage(name: string, now: number): string {
  return JSON.stringify({
    name: fullAccountName(name),
    attributes: {},
    timestamp: Math.floor(now / 1_000),
  })
}
