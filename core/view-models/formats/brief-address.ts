import { shortAddress } from '../../domain/account/account.ts'
import type { Address } from '../../domain/account/account.ts'

/** Returns an address as short as a row has room for beside an amount: `0x9D…C0b2`. */
export function briefAddress(address: Address): string {
  return shortAddress(address, 4, 4)
}
