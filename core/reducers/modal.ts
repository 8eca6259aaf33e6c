import { modal } from '../events/modal.ts'
import { bootBeginning } from './boot-beginning.ts'
import { defineSlice } from './define-slice.ts'

/** Whether the modal is on screen, busy, or shaking its head (spec 2). */
export type ModalState = { readonly open: boolean; readonly loading: boolean; readonly shake: boolean }

const initial: ModalState = bootBeginning.modal

/** The modal's three flags. */
export const modalSlice = defineSlice(initial, (when) => [
  when([modal.opened], (draft) => {
    draft.open = true
  }),
  when([modal.closed], () => initial),
  when([modal.loadingChanged], (draft, { data }) => {
    draft.loading = data.loading
  }),
  when([modal.shaken], (draft) => {
    draft.shake = true
  }),
  when([modal.shakeEnded], (draft) => {
    draft.shake = false
  }),
])
