import { rejectOnAbort } from '../ports/aborted.ts'
import type { Eip1193Provider } from './provider.ts'
import { walletError } from '../wallets/wallet-error.ts'

/** Asks a provider; whatever it rejects with becomes a LatchkeyError, and an abort ends the wait. */
export async function ask(
  provider: Eip1193Provider,
  question: { method: string; params?: unknown },
  signal: AbortSignal,
): Promise<unknown> {
  return rejectOnAbort(answered(provider, question), signal)
}

async function answered(
  provider: Eip1193Provider,
  question: { method: string; params?: unknown },
): Promise<unknown> {
  try {
    return await provider.request(question)
  } catch (error) {
    throw walletError(error, question.method)
  }
}
