import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { HostNetwork } from '../core/domain/network/host-network.ts'
import type { Latchkey } from '../core/latchkey.ts'
import { isSameData } from '../renderers/react-bindings/same-data.ts'
import { LatchkeyProvider as SharedLatchkeyProvider } from '../renderers/react-dom/LatchkeyProvider.tsx'
import { useEarlyEffect } from '../renderers/react-dom/shadow/use-early-effect.ts'
import { checkProvider } from './checked-provider.ts'
import { createLatchkey } from './create-latchkey.ts'
import type { LatchkeyOptions } from './latchkey-options.ts'

/** The props: either a Latchkey that the host made and stops itself, or the options of one that lives as long as the provider. */
export type LatchkeyProviderProps<Networks extends readonly HostNetwork[] = readonly HostNetwork[]> = {
  /** The part of the app that contains hooks and buttons. */
  readonly children?: ReactNode
} & (
  | {
      /** The Latchkey to provide. The code that made it also stops it. */
      readonly latchkey: Latchkey
      readonly options?: undefined
    }
  | {
      /**
       * The options of a Latchkey to make at the first render and to stop when the provider unmounts.
       * Options that change later are passed to `update`. An option that cannot change needs a new `key`.
       */
      readonly options: LatchkeyOptions<Networks>
      readonly latchkey?: undefined
    }
)

/**
 * Provides a Latchkey to a React app, starts it in the browser and renders its modal.
 * Throws `bad-option` for wrong options. In development throws `bad-request` for a value that is neither options nor a Latchkey.
 */
export function LatchkeyProvider<const Networks extends readonly HostNetwork[]>(
  props: LatchkeyProviderProps<Networks>,
) {
  if (process.env.NODE_ENV !== 'production') checkProvider(props)
  const { latchkey, options, children } = props
  return latchkey ? (
    <SharedLatchkeyProvider latchkey={latchkey}>{children}</SharedLatchkeyProvider>
  ) : (
    <OwningLatchkeyProvider options={options as LatchkeyOptions}>{children}</OwningLatchkeyProvider>
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
  useFollowedOptions(latchkey, options)
  return <SharedLatchkeyProvider latchkey={latchkey}>{children}</SharedLatchkeyProvider>
}

/** Options that are no plain data are read once. */
const readOnce = /^(storage|ports|recorder|onAnalytics|logger|siwe)$/

/**
 * Passes changed options to a Latchkey; a removed option becomes undefined. Compares by content, so options that are only written again do not undo
 * an `update` of the host.
 */
function useFollowedOptions(latchkey: Latchkey, options: LatchkeyOptions): void {
  const followed = useRef(options)
  useEarlyEffect(() => {
    const before: Readonly<Record<string, unknown>> = followed.current
    const now: Readonly<Record<string, unknown>> = options
    const changes = Object.keys({ ...before, ...now })
      .filter((name) => !readOnce.test(name) && !isSameData(before[name], now[name]))
      .map((name) => [name, now[name]])
    if (changes[0]) latchkey.update(Object.fromEntries(changes))
    followed.current = options
  }, [latchkey, options])
}

function ownLatchkey(options: LatchkeyOptions) {
  const latchkey = createLatchkey(options)
  let mounts = 0
  const mount = () => {
    const current = ++mounts
    // StrictMode and hot reloading unmount and mount again within one turn. The Latchkey must keep running.
    return () => queueMicrotask(() => mounts === current && latchkey.stop())
  }
  return { latchkey, mount }
}
