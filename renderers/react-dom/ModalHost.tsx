import { useEffect } from 'react'
import { useStore } from '../react-bindings/store-context.ts'

/** Fetches the modal as soon as the page stands and keeps it at the end of the body; draws nothing where it stands itself. */
export function ModalHost() {
  const store = useStore()
  useEffect(() => {
    let wanted = true
    let unmount = () => {}
    void import('./mount-modal.ts').then(({ mountModal }) => {
      if (wanted) unmount = mountModal(store)
    })
    return () => {
      wanted = false
      unmount()
    }
  }, [store])
  return null
}
