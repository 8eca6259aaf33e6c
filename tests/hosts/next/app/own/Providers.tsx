'use client'
import { createLatchkey } from 'latchkey'
import { LatchkeyProvider } from 'latchkey/react'
import type { ReactNode } from 'react'
import { hostOptions } from '../host-options'

const latchkey = createLatchkey(hostOptions)

/** A Latchkey that the host made itself, once for the page. */
export function Providers({ children }: { children: ReactNode }) {
  return <LatchkeyProvider latchkey={latchkey}>{children}</LatchkeyProvider>
}
