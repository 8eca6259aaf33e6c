import { etherCoin } from './profiles.ts'
import { Refusal } from '../refusal.ts'

/** From this bit on a coin type is a chain of EVM (ENSIP-11). */
const evmBit = 0x8000_0000

/** The EVM chains whose coin types the public service knows, whether they run here or not. */
const knownChains: ReadonlySet<number> = new Set([
  1, 10, 56, 100, 137, 324, 1_101, 5_000, 8_217, 8_453, 42_161, 42_220, 43_114, 59_144, 7_777_777,
  1_313_161_554,
])

/** The chain of a coin type: 60 is Ether's own, and means chain 1 as the masked type of chain 1 does; refuses what the service does not know. */
export function chainOfCoin(coinType: number): number {
  const chain = coinType === Number(etherCoin) ? 1 : coinType - evmBit
  if (knownChains.has(chain)) return chain
  throw new Refusal(400, 'coin_type', `Unsupported coin type ENSIP-11: ${coinType}`)
}
