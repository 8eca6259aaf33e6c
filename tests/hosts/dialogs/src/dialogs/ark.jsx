import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'

export function HostDialog({ open, close, children }) {
  return (
    <Dialog.Root open={open} onOpenChange={(change) => change.open || close()}>
      <Portal>
        <Dialog.Backdrop style={{ position: 'fixed', inset: 0, background: '#0006' }} />
        <Dialog.Positioner style={{ position: 'fixed', top: 40, left: 40 }}>
          <Dialog.Content style={{ background: '#fff', padding: 24 }}>
            <Dialog.Title>Your order</Dialog.Title>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
