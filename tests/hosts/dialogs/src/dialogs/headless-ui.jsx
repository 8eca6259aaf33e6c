import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'

export function HostDialog({ open, close, children }) {
  return (
    <Dialog open={open} onClose={close}>
      <DialogPanel style={{ position: 'fixed', top: 40, left: 40, background: '#fff', padding: 24 }}>
        <DialogTitle>Your order</DialogTitle>
        {children}
      </DialogPanel>
    </Dialog>
  )
}
