import type { ReactNode } from 'react'
import type { Latchkey } from '../../core/latchkey.ts'
import { LatchkeyBinding } from '../react-bindings/LatchkeyBinding.tsx'
import { ModalHost } from './modal/mount/ModalHost.tsx'

/** Provides a Latchkey to a React app, starts it in the browser and renders its modal. */
export function LatchkeyProvider({
  latchkey,
  children,
}: {
  readonly latchkey: Latchkey
  readonly children?: ReactNode
}) {
  return (
    <LatchkeyBinding latchkey={latchkey}>
      {children}
      <ModalHost />
    </LatchkeyBinding>
  )
}
