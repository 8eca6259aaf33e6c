import { useMemo } from 'react'
import { modalOpening } from '../../core/view-models/shell/open-modal.ts'
import type { OpenModal } from '../../core/view-models/shell/open-modal.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'
import { pressOpen } from './press-open.ts'
import { useHostView } from './use-host-view.ts'

/** Opens the modal to connect a wallet, and returns whether it shows that. */
export function useConnectModal(): {
  readonly openConnectModal: () => void
  readonly connectModalOpen: boolean
} {
  const [openConnectModal, connectModalOpen] = useModal('Connect', 'connect')
  return useMemo(() => ({ openConnectModal, connectModalOpen }), [openConnectModal, connectModalOpen])
}

/** Opens the modal on the account, or on Connect if nothing is connected, and returns whether it shows the account. */
export function useAccountModal(): {
  readonly openAccountModal: () => void
  readonly accountModalOpen: boolean
} {
  const [openAccountModal, accountModalOpen] = useModal('Account', 'account')
  return useMemo(() => ({ openAccountModal, accountModalOpen }), [openAccountModal, accountModalOpen])
}

/** Opens the modal on the choice of networks, and returns whether it shows that. */
export function useChainModal(): { readonly openChainModal: () => void; readonly chainModalOpen: boolean } {
  const [openChainModal, chainModalOpen] = useModal('Networks', 'chain')
  return useMemo(() => ({ openChainModal, chainModalOpen }), [openChainModal, chainModalOpen])
}

function useModal(
  view: 'Connect' | 'Account' | 'Networks',
  modal: OpenModal,
): readonly [() => void, boolean] {
  const { open } = useLatchkeyInstance()
  const show = useMemo(() => pressOpen(open, view), [open, view])
  return [show, useHostView(modalOpening) === modal]
}
