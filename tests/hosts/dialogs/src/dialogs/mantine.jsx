import '@mantine/core/styles.css'
import { MantineProvider, Modal } from '@mantine/core'

export function HostDialog({ open, close, children }) {
  return (
    <MantineProvider>
      <Modal opened={open} onClose={close} title="Your order">
        {children}
      </Modal>
    </MantineProvider>
  )
}
