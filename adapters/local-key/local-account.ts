import { privateKeyToAccount } from 'viem/accounts'
import type { PrivateKeyAccount } from 'viem'
import { isSameAddress } from '../../core/domain/account/same-account.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Secret } from '../../core/domain/values/secret.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'

/** Returns the account of an address over its key. Throws `unauthorized` if no key has that address. */
export function localAccount(keys: readonly Secret<string>[], address: unknown): PrivateKeyAccount {
  const account = keys
    .map((key) => privateKeyToAccount(key.reveal() as `0x${string}`))
    .find((candidate) => isSameAddress(candidate.address, String(address)))
  if (account) return account
  throw new LatchkeyError(
    'unauthorized',
    `The local key wallet has no key for ${shapeOf(address)}; expected one of its own addresses.`,
  )
}
