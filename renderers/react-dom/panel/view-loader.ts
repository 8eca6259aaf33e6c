import type { LoadedView } from './loaded-view.ts'

/** A view, null until it is there, what stands in its place until then, and what fetches it; a fetch that failed is tried again by the next one. */
export type ViewLoader = {
  readonly meanwhile?: LoadedView
  readonly loaded: () => LoadedView | null
  readonly load: () => Promise<unknown>
}

/** A view that is there from the start. */
export function presentView(view: LoadedView): ViewLoader {
  return { loaded: () => view, load: () => Promise.resolve() }
}

/** A view that a chunk brings. */
export function lateView(fetch: () => Promise<LoadedView>): ViewLoader {
  let loaded: LoadedView | null = null
  return {
    loaded: () => loaded,
    load: async () => {
      loaded = await fetch()
    },
  }
}
