import type { LoadedView } from './loaded-view.ts'

/** A view (null until it is loaded), its placeholder, and a function that loads it. A failed load is repeated by the next call. */
export type ViewLoader = {
  readonly meanwhile?: LoadedView
  readonly loaded: () => LoadedView | null
  readonly load: () => Promise<unknown>
}

/** Returns a view that is loaded from the start. */
export function presentView(view: LoadedView): ViewLoader {
  return { loaded: () => view, load: () => Promise.resolve() }
}

/** Returns a view that a chunk loads. */
export function lateView(fetch: () => Promise<LoadedView>): ViewLoader {
  let loaded: LoadedView | null = null
  return {
    loaded: () => loaded,
    load: async () => {
      loaded = await fetch()
    },
  }
}
