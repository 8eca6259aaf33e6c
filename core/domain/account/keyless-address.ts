import type { Address } from './account.ts'
import { isSameAddress } from './same-account.ts'

/** Addresses that burn tokens, that represent a network's coin, or that belong to the network itself. */
const keyless: readonly Address[] = [
  '0xdEAD000000000000000042069420694206942069',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  '11111111111111111111111111111111',
  '1nc1nerator11111111111111111111111111111111',
]

/**
 * Shapes of addresses without a private key. About fifteen of their bytes are fixed:
 * - Zeros: Precompiles (0x01 to 0x11, 0x100), 0x…dEaD, and the predeploys 0x4200… of the OP stack.
 * - Zeros: System addresses of Arbitrum, ZKsync, Polygon and Avalanche.
 * - All ones: The system address of EIP-4788.
 * - The digit 1 at the end: Programs and variables of Solana (`Stake111…`, `Sysvar…111`).
 */
const shapes: readonly RegExp[] = [
  /^0x[\da-f]{4}0{30}[\da-f]{6}$/i,
  /^0xf{36}[\da-f]{4}$/i,
  /^[1-9a-z]{2,32}1{12}[1-9a-z]?$/i,
]

/**
 * Returns whether a transfer to an address is lost, because the address has no private key. Such an address belongs to the network itself, or is
 * known for burning.
 */
export function isKeyless(address: Address): boolean {
  return keyless.some((known) => isSameAddress(known, address)) || shapes.some((shape) => shape.test(address))
}
