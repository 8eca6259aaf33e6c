import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

export function HostDialog({ open, close, children }) {
  return (
    <ModalOverlay
      isDismissable
      isOpen={open}
      onOpenChange={(isOpen) => isOpen || close()}
      style={{ position: 'fixed', inset: 0, background: '#0006' }}
    >
      <Modal style={{ position: 'fixed', top: 40, left: 40, background: '#fff', padding: 24 }}>
        <Dialog>
          <Heading slot="title">Your order</Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
