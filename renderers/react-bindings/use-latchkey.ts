import { useMemo } from 'react'
import type { Latchkey } from '../../core/latchkey.ts'
import { modalRequestView } from '../../core/view-models/modal-request.ts'
import type { ModalRequest } from '../../core/view-models/modal-request.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'
import { useViewModel } from './use-view-model.ts'

/** The modal's verbs, which never change, and whether and where it is open. */
export type LatchkeyHandle = Pick<Latchkey, 'open' | 'close'> & {
  readonly isOpen: boolean
  readonly view: ModalRequest['view']
}

/** Opens and closes the modal, and says whether it is open and on which view. */
export function useLatchkey(): LatchkeyHandle {
  const { open, close } = useLatchkeyInstance()
  const { open: isOpen, view } = useViewModel(modalRequestView)
  return useMemo(() => ({ open, close, isOpen, view }), [open, close, isOpen, view])
}
