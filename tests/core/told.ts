import type { BootState } from '../../core/reducers/root.ts'
import { toastView } from '../../core/view-models/toast.ts'
import type { Toast } from '../../core/view-models/toast.ts'

/** What is told in passing to whoever looks at no view that says the same. */
export function toldIn(state: BootState): Toast | null {
  return toastView({ ...state, modal: { ...state.modal, open: false } })
}
