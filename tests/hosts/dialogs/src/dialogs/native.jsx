import { useEffect, useRef } from 'react'

export function HostDialog({ open, close, children }) {
  const dialog = useRef(null)
  useEffect(() => {
    if (open) dialog.current.showModal()
    else dialog.current.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-label="Your order"
      onClose={close}
      onClick={({ target }) => target === dialog.current && close()}
    >
      {children}
    </dialog>
  )
}
