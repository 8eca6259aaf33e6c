import type { Latchkey } from '../../core/latchkey.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'

/** The verb that forgets the connection; its promise is kept when nothing is connected any more. */
export function useLatchkeyDisconnect(): Latchkey['disconnect'] {
  return useLatchkeyInstance().disconnect
}
