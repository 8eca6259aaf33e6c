import { Dialog, DialogHeading } from '@ariakit/react'

export function HostDialog({ open, close, children }) {
  return (
    <Dialog
      open={open}
      onClose={close}
      backdrop={<div style={{ background: '#0006' }} />}
      style={{ position: 'fixed', top: 40, left: 40, background: '#fff', padding: 24 }}
    >
      <DialogHeading>Your order</DialogHeading>
      {children}
    </Dialog>
  )
}
