import { useEffect } from 'react'
import { useStore } from '../../../react-bindings/store-context.ts'
import { keepModal } from './keep-modal.ts'

/** Loads the modal as soon as the page is rendered, and keeps it at the end of the body. Renders nothing at its own place. */
export function ModalHost() {
  const store = useStore()
  useEffect(() => keepModal(store), [store])
  return null
}
