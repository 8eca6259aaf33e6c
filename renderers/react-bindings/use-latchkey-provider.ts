import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Eip1193Provider } from '../providers/eip1193-provider.ts'
import { getProvider } from '../providers/get-provider.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'

/**
 * Returns the EIP-1193 provider of the nearest Latchkey. It is stable, and exists whether or not a wallet is connected. Throws `bad-request` for
 * another namespace: use `registerSolanaWallet` for Solana.
 */
export function useLatchkeyProvider(namespace: 'eip155' = 'eip155'): Eip1193Provider {
  const latchkey = useLatchkeyInstance()
  if (namespace === 'eip155') return getProvider(latchkey)
  throw new LatchkeyError('bad-request', `There is no provider for ${String(namespace)}; expected "eip155".`)
}
