import { shortAddress } from '../../domain/account/account.ts'
import type { Address } from '../../domain/account/account.ts'

/** Returns an address short enough for a row with an amount: `0x9D…C0b2`. */
export function briefAddress(address: Address): string {
  return shortAddress(address, 4, 4)
}
