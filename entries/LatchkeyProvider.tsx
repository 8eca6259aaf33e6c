import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Latchkey } from '../core/latchkey.ts'
import { LatchkeyProvider as SharedLatchkeyProvider } from '../renderers/react-dom/LatchkeyProvider.tsx'
import { createLatchkey } from './create-latchkey.ts'
import type { LatchkeyOptions } from './latchkey-options.ts'

/** Either a Latchkey that the host made and stops itself, or the options of one that lives as long as the provider. */
export type LatchkeyProviderProps = {
  /** The part of the app that hooks and buttons stand in. */
  readonly children?: ReactNode
} & (
  | {
      /** The Latchkey to give; whoever made it stops it. */
      readonly latchkey: Latchkey
      readonly options?: undefined
    }
  | {
      /** The options of a Latchkey to make at the first render and to stop when the provider goes; later ones are not read, a new `key` begins anew. */
      readonly options: LatchkeyOptions
      readonly latchkey?: undefined
    }
)

/** Gives a Latchkey to a React app, starts it in the browser and brings its modal along; throws `bad-option` for wrong options. */
export function LatchkeyProvider({ latchkey, options, children }: LatchkeyProviderProps) {
  return latchkey ? (
    <SharedLatchkeyProvider latchkey={latchkey}>{children}</SharedLatchkeyProvider>
  ) : (
    <OwningLatchkeyProvider options={options}>{children}</OwningLatchkeyProvider>
  )
}

function OwningLatchkeyProvider({
  options,
  children,
}: {
  readonly options: LatchkeyOptions
  readonly children: ReactNode
}) {
  const [{ latchkey, mount }] = useState(() => ownLatchkey(options))
  useEffect(mount, [mount])
  return <SharedLatchkeyProvider latchkey={latchkey}>{children}</SharedLatchkeyProvider>
}

function ownLatchkey(options: LatchkeyOptions) {
  const latchkey = createLatchkey(options)
  let mounts = 0
  const mount = () => {
    const current = ++mounts
    // StrictMode and hot reloading unmount and mount again within one turn; what runs must outlast that.
    return () => queueMicrotask(() => mounts === current && latchkey.stop())
  }
  return { latchkey, mount }
}
