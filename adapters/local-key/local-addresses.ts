import { privateKeyToAddress } from 'viem/accounts'
import type { Secret } from '../../core/domain/values/secret.ts'

/** Returns the checksummed addresses (EIP-55) of private keys, in their order. */
export function localAddresses(keys: readonly Secret<string>[]): string[] {
  return keys.map((key) => privateKeyToAddress(key.reveal() as `0x${string}`))
}
