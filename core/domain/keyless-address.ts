import type { Address } from './account.ts'
import { isSameAddress } from './same-account.ts'

/** Addresses for which nobody has a key: of zeros alone (on Solana that of the system program), and those to which tokens are sent to be rid of them. */
const keyless: readonly Address[] = [
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dEaD',
  '11111111111111111111111111111111',
  '1nc1nerator11111111111111111111111111111111',
]

/** Whether what is sent to an address is lost, since it is one of those that are known to be nobody's. */
export function isKeyless(address: Address): boolean {
  return keyless.some((known) => isSameAddress(known, address))
}
