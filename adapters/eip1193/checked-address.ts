import { getAddress } from 'viem/utils'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/shape-of.ts'

const oneCase = /^0x([0-9a-f]{40}|[0-9A-F]{40})$/
const anyCase = /^0x[0-9a-fA-F]{40}$/

/** Reads one address as a wallet wrote it and gives it checksummed (EIP-55); throws `invalid-address` naming what came. */
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

/** Reads a list of accounts as a wallet answered it, each checked, its gaps too, without repetitions; may be empty. */
export function checkedAddresses(value: unknown): string[] {
  if (!Array.isArray(value)) {
    throw new LatchkeyError(
      'malformed-answer',
      `The wallet answered with ${shapeOf(value)}; expected a list of accounts.`,
    )
  }
  return [...new Set(Array.from<unknown, string>(value, checkedAddress))]
}
