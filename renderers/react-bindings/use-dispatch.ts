import type { Store } from '../../core/store.ts'
import { useStore } from './store-context.ts'

/** Sends what a part carries. */
export function useDispatch(): Store['dispatch'] {
  return useStore().dispatch
}
