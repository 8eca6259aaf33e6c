import type { ComponentType } from 'react'
import { ChunkError, chunk } from '../chunk.ts'

/** A view's component, null until it is there, and what fetches it; a fetch that failed is tried again by the next one. */
export type ViewLoader = {
  readonly loaded: () => ComponentType | null
  readonly load: () => Promise<unknown>
}

/** A view that is there from the start. */
export function presentView(View: ComponentType): ViewLoader {
  return { loaded: () => View, load: () => Promise.resolve() }
}

/** A view in a chunk of its own, by the name under which its module exports it. */
export function lateView<Name extends string>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
): ViewLoader {
  const fetch = chunk(load)
  let loaded: ComponentType | null = null
  return {
    loaded: () => loaded,
    load: async () => {
      const { [name]: View } = await fetch()
      if (!View) throw new ChunkError(`The chunk of ${name} does not export it; reload the page.`)
      loaded = View
    },
  }
}
