import { createContext, useContext } from 'react'
import type { Latchkey } from '../../core/latchkey.ts'

/** The Latchkey whose verbs the hooks call. */
export const LatchkeyContext = createContext<Latchkey | null>(null)

/** The Latchkey of the nearest provider; throws when there is none. */
export function useLatchkeyInstance(): Latchkey {
  const latchkey = useContext(LatchkeyContext)
  if (latchkey) return latchkey
  throw new Error(
    'No Latchkey above this component: put it inside <LatchkeyProvider latchkey={createLatchkey(…)}>.',
  )
}
