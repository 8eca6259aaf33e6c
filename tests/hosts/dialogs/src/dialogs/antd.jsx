import { Modal } from 'antd'

export function HostDialog({ open, close, children }) {
  return (
    <Modal open={open} onCancel={close} footer={null} title="Your order">
      {children}
    </Modal>
  )
}
