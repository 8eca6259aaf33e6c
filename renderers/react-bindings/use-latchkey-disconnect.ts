import type { Latchkey } from '../../core/latchkey.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'

/** Returns the verb that disconnects. Its promise resolves when nothing is connected any more. */
export function useLatchkeyDisconnect(): Latchkey['disconnect'] {
  return useLatchkeyInstance().disconnect
}
