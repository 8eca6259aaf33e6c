import * as Dialog from '@radix-ui/react-dialog'

export function HostDialog({ open, close, children }) {
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => isOpen || close()}>
      <Dialog.Portal>
        <Dialog.Overlay style={{ position: 'fixed', inset: 0, background: '#0006' }} />
        <Dialog.Content
          aria-describedby={undefined}
          style={{ position: 'fixed', top: 40, left: 40, background: '#fff', padding: 24 }}
        >
          <Dialog.Title>Your order</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
