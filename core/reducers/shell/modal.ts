import { modalDrawing } from '../../domain/shell/modal.ts'
import { embed } from '../../events/shell/embed.ts'
import { modal } from '../../events/shell/modal.ts'
import { bootBeginning } from '../slices/boot-beginning.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The state of the modal. */
export type ModalState = {
  readonly open: boolean
  readonly loading: boolean
  readonly shake: boolean
  /** How many embedded views the page has. */
  readonly embeds?: number
  /** Whether the last opening failed because the code did not load or the drawing failed. */
  readonly isUnrendered?: boolean
}

const initial: ModalState = bootBeginning.modal

export const modalSlice = defineSlice(initial, (when) => [
  when([modal.opened], (draft) => {
    draft.open = true
    delete draft.isUnrendered
  }),
  when([modal.closed], (draft) => {
    Object.assign(draft, initial)
  }),
  when([modal.unavailable], (draft) => {
    draft.isUnrendered = true
  }),
  when([modal.renderFailed], (draft, { data }) => {
    if (draft.open && data.drawing === modalDrawing) draft.isUnrendered = true
  }),
  when([modal.loadingChanged], (draft, { data }) => {
    draft.loading = data.loading
  }),
  when([embed.shown], (draft) => {
    draft.embeds = (draft.embeds ?? 0) + 1
  }),
  when([embed.hidden], (draft) => {
    draft.embeds = Math.max((draft.embeds ?? 0) - 1, 0)
  }),
  when([modal.shaken], (draft) => {
    draft.shake = true
  }),
  when([modal.shakeEnded], (draft) => {
    draft.shake = false
  }),
])
