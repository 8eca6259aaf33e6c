import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Latchkey } from '../../core/latchkey.ts'
import { LatchkeyContext } from './latchkey-context.ts'
import { StoreContext } from './store-context.ts'

/** Provides a Latchkey to all components below and starts it in the browser. The host app must stop it. */
export function LatchkeyBinding({
  latchkey,
  children,
}: {
  readonly latchkey: Latchkey
  readonly children?: ReactNode
}) {
  useEffect(() => latchkey.start(), [latchkey])
  return (
    <LatchkeyContext.Provider value={latchkey}>
      <StoreContext.Provider value={latchkey}>{children}</StoreContext.Provider>
    </LatchkeyContext.Provider>
  )
}
