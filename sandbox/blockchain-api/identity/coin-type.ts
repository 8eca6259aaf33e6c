import { etherCoin } from './profiles.ts'
import { Refusal } from '../refusal.ts'

/** A coin type with this bit is an EVM chain (ENSIP-11). */
const evmBit = 0x8000_0000

/** The EVM chains whose coin types the public service knows, whether they run in the sandbox or not. */
const knownChains: ReadonlySet<number> = new Set([
  1, 10, 56, 100, 137, 324, 1_101, 5_000, 8_217, 8_453, 42_161, 42_220, 43_114, 59_144, 7_777_777,
  1_313_161_554,
])

/**
 * Returns the chain of a coin type. 60 is Ether and means chain 1, like the coin type with the bit. Throws a refusal for a type that the service
 * does not know.
 */
export function chainOfCoin(coinType: number): number {
  const chain = coinType === Number(etherCoin) ? 1 : coinType - evmBit
  if (knownChains.has(chain)) return chain
  throw new Refusal(400, 'coin_type', `Unsupported coin type ENSIP-11: ${coinType}`)
}
