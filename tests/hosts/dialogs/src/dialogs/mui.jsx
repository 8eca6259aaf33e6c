import Dialog from '@mui/material/Dialog'

export function HostDialog({ open, close, children }) {
  return (
    <Dialog open={open} onClose={close} aria-label="Your order">
      {children}
    </Dialog>
  )
}
