import { getAddress } from 'viem/utils'
import type { Address } from '../../core/domain/account/account.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'

const oneCase = /^0x([\da-f]{40}|[\dA-F]{40})$/
const anyCase = /^0x[\da-f]{40}$/i

/** Returns an address with its checksum (EIP-55). Throws `invalid-address`, also if a mixed-case address has a wrong checksum. */
export function checkedReceiver(text: string): Address {
  if (!anyCase.test(text)) {
    throw new LatchkeyError(
      'invalid-address',
      `${shapeOf(text)} is no address; expected 0x and 40 hex digits.`,
    )
  }
  const address = getAddress(text)
  if (oneCase.test(text) || text === address) return address
  const message = `The capital letters of ${text} do not fit its checksum (EIP-55); one of its characters is wrong.`
  throw new LatchkeyError('invalid-address', message)
}
