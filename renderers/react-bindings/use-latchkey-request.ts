import type { Latchkey } from '../../core/latchkey.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'

/** Asks the connected wallet for a signature, a transaction or whatever else it can do; stable, and rejects with the failure's code. */
export function useLatchkeyRequest(): Latchkey['request'] {
  return useLatchkeyInstance().request
}
