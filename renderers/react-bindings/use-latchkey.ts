import { useMemo } from 'react'
import type { Latchkey } from '../../core/latchkey.ts'
import { modalRequestView } from '../../core/view-models/shell/modal-request.ts'
import type { ModalRequest } from '../../core/view-models/shell/modal-request.ts'
import { isModalUnrendered } from '../../core/view-models/shell/modal-unrendered.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'
import { useHostView } from './use-host-view.ts'

/** The modal's stable verbs, whether and where it is open, and whether the last opening could not be rendered. */
export type LatchkeyHandle = Pick<Latchkey, 'open' | 'close'> & {
  readonly isOpen: boolean
  readonly view: ModalRequest['view']
  /** Whether the last opening failed because Latchkey's code did not load. Your own button has to show that. The next opening loads it again. */
  readonly isUnrendered: boolean
}

/** Returns functions that open and close the modal, its current view, and whether it could not be rendered. */
export function useLatchkey(): LatchkeyHandle {
  const { open, close } = useLatchkeyInstance()
  const { open: isOpen, view } = useHostView(modalRequestView)
  const isUnrendered = useHostView(isModalUnrendered)
  return useMemo(
    () => ({ open, close, isOpen, view, isUnrendered }),
    [open, close, isOpen, view, isUnrendered],
  )
}
