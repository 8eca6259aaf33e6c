import type { ToastMessage, ToastVariant } from '../../domain/shell/toast.ts'
import { modal } from '../../events/shell/modal.ts'
import { toast } from '../../events/shell/toast.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The toast on the screen. Its id is that of the event that showed it. */
export type ToastState = {
  readonly current: {
    readonly id: string
    readonly variant: ToastVariant
    readonly message: ToastMessage
  } | null
}

const initial: ToastState = { current: null }

declare module '../root.ts' {
  interface LateBranches {
    readonly toast: ['modal', ToastState]
  }
}

/** Reduces the toast. A new message replaces the old one, and only its own expiry ends it. */
export const toastSlice = defineSlice<ToastState>(initial, (when) => [
  when([toast.shown], (draft, { id, data }) => {
    draft.current = { id, ...data }
  }),
  when([toast.expired], (draft, { data }) => {
    if (draft.current?.id === data.toast) draft.current = null
  }),
  when([toast.dismissed, modal.closed], () => initial),
])
