import type { Latchkey } from '../../core/latchkey.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'

/**
 * Returns the verb that asks the connected wallet for a signature, a transaction or any other request. It is stable, and rejects with the
 * failure's code.
 */
export function useLatchkeyRequest(): Latchkey['request'] {
  return useLatchkeyInstance().request
}
