import { FocusTrap } from 'focus-trap-react'

export function HostDialog({ open, close, children }) {
  return (
    open && (
      <FocusTrap focusTrapOptions={{ onDeactivate: close }}>
        <div role="dialog" aria-modal="true" aria-label="Your order">
          {children}
        </div>
      </FocusTrap>
    )
  )
}
