import type { Eip1193Provider } from '../providers/eip1193-provider.ts'
import { getProvider } from '../providers/get-provider.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'

/** The EIP-1193 provider of the Latchkey around; stable, and there whether or not a wallet is connected. */
export function useLatchkeyProvider(): Eip1193Provider {
  return getProvider(useLatchkeyInstance())
}
