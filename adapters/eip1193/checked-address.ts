import { getAddress } from 'viem/utils'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'

const oneCase = /^0x([0-9a-f]{40}|[0-9A-F]{40})$/
const anyCase = /^0x[0-9a-fA-F]{40}$/

/** Returns a wallet's address with its checksum (EIP-55). Throws `invalid-address`. */
function checkedAddress(value: unknown): string {
  if (typeof value !== 'string' || !anyCase.test(value)) {
    throw new LatchkeyError(
      'invalid-address',
      `The wallet named ${shapeOf(value)} as an account; expected 0x and 40 hex digits.`,
    )
  }
  const address = getAddress(value)
  if (oneCase.test(value) || value === address) return address
  const message = `The wallet named the account ${value}, whose capital letters do not fit its checksum (EIP-55); one of its characters is wrong.`
  throw new LatchkeyError('invalid-address', message)
}

/** Reads a wallet's list of accounts. Checks each entry and removes duplicates. The list may be empty. */
export function checkedAddresses(value: unknown): string[] {
  if (!Array.isArray(value)) {
    throw new LatchkeyError(
      'malformed-answer',
      `The wallet answered with ${shapeOf(value)}; expected a list of accounts.`,
    )
  }
  return [...new Set(Array.from<unknown, string>(value, checkedAddress))]
}
