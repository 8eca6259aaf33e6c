import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { unlessAborted } from '../aborted.ts'
import { walletError } from './wallet-error.ts'

/** A wallet's provider (EIP-1193); the listener methods are missing in some wallets. */
export type Eip1193Provider = {
  request(question: { method: string; params?: unknown }): Promise<unknown>
  on?(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
}

/** Whether a value can be asked like a wallet: an object with a `request` function. */
export function isProvider(value: unknown): value is Eip1193Provider {
  return (
    typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
  )
}

/** Asks a provider; whatever it rejects with becomes a LatchkeyError, and an abort ends the wait. */
export async function ask(
  provider: Eip1193Provider,
  question: { method: string; params?: unknown },
  signal: AbortSignal,
): Promise<unknown> {
  return unlessAborted(answered(provider, question), signal)
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

/** The error of a key that no wallet here has. */
export function walletMissing(walletKey: string): LatchkeyError {
  return new LatchkeyError(
    'wallet-missing',
    `No wallet "${walletKey}" is installed here; install it or choose another one.`,
  )
}
