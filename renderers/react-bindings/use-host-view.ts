import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Store } from '../../core/store.ts'
import { renderFailed } from '../../core/view-models/shell/render-failed.ts'
import { useStore } from './store-context.ts'
import { useViewModel } from './use-view-model.ts'
import type { State } from './use-view-model.ts'

type View<Made> = (state: State) => Made

const held = new WeakMap<Store, WeakMap<View<unknown>, View<unknown>>>()

/**
 * Returns a view-model's result for a component of the host. If the view-model throws, which would break the host's React tree, the error is
 * logged. The result for the initial state is returned then.
 */
export function useHostView<Made>(view: View<Made>): Made {
  return useViewModel(unbreaking(useStore(), view))
}

function unbreaking<Made>(store: Store, view: View<Made>): View<Made> {
  const here = held.get(store) ?? new WeakMap<View<unknown>, View<unknown>>()
  held.set(store, here)
  const known = here.get(view) as View<Made> | undefined
  if (known) return known
  let isReported = false
  const tell = (error: unknown) => {
    if (isReported) return
    isReported = true
    // React is rendering, and does not allow a change of the state meanwhile.
    queueMicrotask(() => store.dispatch(renderFailed('A hook', error)))
  }
  const made: View<Made> = (state) => {
    try {
      return view(state)
    } catch (error) {
      if (error instanceof LatchkeyError) throw error
      tell(error)
      return view(store.initialState())
    }
  }
  here.set(view, made)
  return made
}
