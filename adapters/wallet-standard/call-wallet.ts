import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { walletError } from '../wallets/wallet-error.ts'
import { rejectOnAbort } from '../ports/aborted.ts'

/** Asks a wallet. Its errors become LatchkeyErrors that name `method`. An abort ends the wait. */
export function callWallet<Value>(
  method: string,
  ask: () => Value,
  signal: AbortSignal,
): Promise<Awaited<Value>> {
  return rejectOnAbort(answered(method, ask), signal)
}

async function answered<Value>(method: string, ask: () => Value): Promise<Awaited<Value>> {
  try {
    return await ask()
  } catch (cause) {
    throw cause instanceof LatchkeyError ? cause : walletError(cause, method)
  }
}
