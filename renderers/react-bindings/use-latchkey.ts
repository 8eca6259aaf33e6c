import { useMemo } from 'react'
import type { Latchkey } from '../../core/latchkey.ts'
import { modalRequestView } from '../../core/view-models/shell/modal-request.ts'
import type { ModalRequest } from '../../core/view-models/shell/modal-request.ts'
import { isModalUnrendered } from '../../core/view-models/shell/modal-unrendered.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'
import { useHostView } from './use-host-view.ts'

/** The modal's verbs, which never change, whether and where it is open, and whether the last opening could not be drawn. */
export type LatchkeyHandle = Pick<Latchkey, 'open' | 'close'> & {
  readonly isOpen: boolean
  readonly view: ModalRequest['view']
  /** Whether the last opening came to nothing since our code did not come, which a button of your own has to say; the next opening fetches it again. */
  readonly isUndrawn: boolean
}

/** Opens and closes the modal, and says whether it is open and on which view, or could not be drawn. */
export function useLatchkey(): LatchkeyHandle {
  const { open, close } = useLatchkeyInstance()
  const { open: isOpen, view } = useHostView(modalRequestView)
  const isUndrawn = useHostView(isModalUnrendered)
  return useMemo(() => ({ open, close, isOpen, view, isUndrawn }), [open, close, isOpen, view, isUndrawn])
}
