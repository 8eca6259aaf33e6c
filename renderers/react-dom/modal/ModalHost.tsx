import { useEffect } from 'react'
import { useStore } from '../../react-bindings/store-context.ts'
import { keepModal } from './keep-modal.ts'

/** Fetches the modal as soon as the page stands and keeps it at the end of the body; draws nothing where it stands itself. */
export function ModalHost() {
  const store = useStore()
  useEffect(() => keepModal(store), [store])
  return null
}
