import type { ChainId } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { abortError } from '../ports/aborted.ts'
import type { WalletProvider } from './provider.ts'
import { answeredChain } from './wallet-answers.ts'

const sending = new Set(['eth_sendTransaction', 'wallet_sendTransaction'])

/**
 * Checks, before a wallet is asked to send, that it is on the intended chain. A wallet sends on its current chain, and may have switched without
 * a notice. A wallet that does not report its chain passes. Throws `chain-mismatch` or an AbortError.
 */
export async function checkSendingChain(
  provider: WalletProvider,
  { chainId, method }: { readonly chainId: ChainId; readonly method: string },
  signal: AbortSignal,
): Promise<void> {
  if (!sending.has(method)) return
  const current = await answeredChain(provider, signal).catch(() => null)
  if (signal.aborted) throw abortError()
  if (current === null || current === chainId) return
  throw new LatchkeyError(
    'chain-mismatch',
    `The wallet is on ${current}, and ${method} is meant for ${chainId}; switch the wallet first.`,
  )
}
