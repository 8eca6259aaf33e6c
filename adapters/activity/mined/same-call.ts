import type { RequestedCall } from '../../../core/domain/operations/request/requested-transaction.ts'
import { quantity } from '../transaction-action.ts'
import type { Fields } from '../../../core/domain/values/fields.ts'

/** The last 16 bytes of an attribution suffix, which says which app created a transaction (ERC-8021). */
const attributionMark = '80218021802180218021802180218021'

/** The longest suffix that is accepted, in hexadecimal digits. */
const longestSuffix = 1024

/** The shortest data of a function call, in characters: `0x` and four bytes. */
const shortestCall = 10

/**
 * Returns whether a mined transaction makes exactly the requested call: the same receiver, value and data. Gas, fees, nonce and access list may
 * differ. An ERC-8021 suffix may follow the data of a contract call, because contracts do not read it.
 */
export function isSameCall(mined: Fields, asked: RequestedCall): boolean {
  const value = asked.value === undefined ? 0n : quantity(asked.value)
  return (
    lower(mined.to) === lower(asked.to) &&
    value !== null &&
    quantity(mined.value ?? '0x0') === value &&
    isSameData(lower(mined.input) ?? '0x', lower(asked.data) ?? '0x')
  )
}

function isSameData(mined: string, asked: string): boolean {
  if (mined === asked || (isEmpty(mined) && isEmpty(asked))) return true
  if (asked.length < shortestCall || !mined.startsWith(asked)) return false
  const suffix = mined.slice(asked.length)
  return suffix.endsWith(attributionMark) && suffix.length <= longestSuffix && suffix.length % 2 === 0
}

function isEmpty(data: string): boolean {
  return data === '0x' || data === ''
}

function lower(value: unknown): string | null {
  return typeof value === 'string' ? value.toLowerCase() : null
}
