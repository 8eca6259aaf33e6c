import { createContext, useContext } from 'react'
import type { Latchkey } from '../../core/latchkey.ts'
import { provided } from './provided.ts'

/** The Latchkey whose verbs the hooks call. */
export const LatchkeyContext = createContext<Latchkey | null>(null)

/** Returns the Latchkey of the nearest provider. Throws `no-provider` if there is none. */
export function useLatchkeyInstance(): Latchkey {
  return provided(useContext(LatchkeyContext))
}
