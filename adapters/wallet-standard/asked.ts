import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { walletError } from '../wallet-errors/wallet-error.ts'
import { rejectOnAbort } from '../aborted.ts'

/** Asks a wallet for something, by the name under which an error tells of it; whatever it throws or rejects with becomes a LatchkeyError, and an abort ends the wait. */
export function asked<Value>(method: string, ask: () => Value, signal: AbortSignal): Promise<Awaited<Value>> {
  return rejectOnAbort(answered(method, ask), signal)
}

async function answered<Value>(method: string, ask: () => Value): Promise<Awaited<Value>> {
  try {
    return await ask()
  } catch (cause) {
    throw cause instanceof LatchkeyError ? cause : walletError(cause, method)
  }
}
