import 'bootstrap/dist/css/bootstrap.css'
import Modal from 'bootstrap/js/dist/modal'
import { useEffect, useRef } from 'react'

export function HostDialog({ open, close, children }) {
  const place = useRef(null)
  useEffect(() => {
    const element = place.current
    const modal = Modal.getOrCreateInstance(element)
    if (open) modal.show()
    else modal.hide()
    element.addEventListener('hidden.bs.modal', close)
    return () => element.removeEventListener('hidden.bs.modal', close)
  }, [open, close])
  return (
    <div ref={place} className="modal fade" tabIndex={-1} aria-label="Your order">
      <div className="modal-dialog">
        <div className="modal-content">{children}</div>
      </div>
    </div>
  )
}
