import type { Store } from '../../core/store.ts'
import { useStore } from './store-context.ts'

/** Returns the function that dispatches a part's event. */
export function useDispatch(): Store['dispatch'] {
  return useStore().dispatch
}
