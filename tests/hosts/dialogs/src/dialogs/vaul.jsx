import { Drawer } from 'vaul'

export function HostDialog({ open, close, children }) {
  return (
    <Drawer.Root open={open} onOpenChange={(isOpen) => isOpen || close()}>
      <Drawer.Portal>
        <Drawer.Overlay style={{ position: 'fixed', inset: 0, background: '#0006' }} />
        <Drawer.Content
          aria-describedby={undefined}
          style={{ position: 'fixed', bottom: 0, left: 0, right: 0, background: '#fff', padding: 24 }}
        >
          <Drawer.Title>Your order</Drawer.Title>
          {children}
        </Drawer.Content>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
