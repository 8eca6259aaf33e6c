import type { Address } from './account.ts'
import { isSameAddress } from './same-account.ts'

/** Addresses that are known for burning tokens, that stand for a network's coin, or that are the network's own. */
const keyless: readonly Address[] = [
  '0xdEAD000000000000000042069420694206942069',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  '11111111111111111111111111111111',
  '1nc1nerator11111111111111111111111111111111',
]

/**
 * Shapes of addresses for which nobody can have a key, because some fifteen of their bytes are fixed.
 * - Zeros: precompiles (0x01 to 0x11, 0x100), system addresses of Arbitrum, ZKsync, Polygon and Avalanche, the predeploys 0x4200… of the OP stack, 0x…dEaD.
 * - All ones: the system address of EIP-4788.
 * - The ones at the end of programs and variables of Solana (`Stake111…`, `Sysvar…111`).
 */
const shapes: readonly RegExp[] = [
  /^0x[\da-f]{4}0{30}[\da-f]{6}$/i,
  /^0xf{36}[\da-f]{4}$/i,
  /^[1-9a-z]{2,32}1{12}[1-9a-z]?$/i,
]

/** Whether what is sent to an address is lost because nobody has its key: it belongs to the network itself, or is known for burning. */
export function isKeyless(address: Address): boolean {
  return keyless.some((known) => isSameAddress(known, address)) || shapes.some((shape) => shape.test(address))
}
