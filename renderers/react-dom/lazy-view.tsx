import { lazy, useState } from 'react'
import type { ComponentType } from 'react'

/** A view in a chunk of its own, with a way to fetch it ahead; once fetched it is drawn without a pause. */
export type LazyView = ComponentType & { readonly prefetch: () => Promise<unknown> }

/** Makes a view out of the function that imports it. */
export function lazyView(load: () => Promise<ComponentType>): LazyView {
  let loaded: ComponentType | null = null
  const prefetch = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  const Awaited = lazy(prefetch)
  const View = () => {
    const [Chosen] = useState<ComponentType>(() => loaded ?? Awaited)
    return <Chosen />
  }
  return Object.assign(View, { prefetch })
}
