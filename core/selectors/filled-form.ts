import type { ViewName } from '../domain/view-name.ts'
import type { BootState } from '../reducers/root.ts'

/** With what a form to swap begins. */
const wholeCoin = '1'

type Form = (state: BootState) => boolean

const swap: Form = ({ swap: form }) =>
  form !== undefined && form.source !== null && (form.target !== null || form.entry.text !== wholeCoin)
const forms: { readonly [View in ViewName]?: Form } = {
  Swap: swap,
  SwapSelectToken: swap,
  SwapPreview: swap,
}

/** Whether a view belongs to a form in which something stands that somebody filled in, or that is under way. */
export function isFormFilled(state: BootState, view: ViewName): boolean {
  return forms[view]?.(state) ?? false
}
