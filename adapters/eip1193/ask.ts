import { rejectOnAbort } from '../ports/aborted.ts'
import type { WalletProvider } from './provider.ts'
import { walletError } from '../wallets/wallet-error.ts'

/** Sends a request to a provider. Rejects with a LatchkeyError for each of the provider's errors, and with an AbortError after an abort. */
export async function ask(
  provider: WalletProvider,
  question: { method: string; params?: unknown },
  signal: AbortSignal,
): Promise<unknown> {
  return rejectOnAbort(answered(provider, question), signal)
}

async function answered(
  provider: WalletProvider,
  question: { method: string; params?: unknown },
): Promise<unknown> {
  try {
    return await provider.request(question)
  } catch (error) {
    throw walletError(error, question.method)
  }
}
