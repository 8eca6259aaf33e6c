import { connectingWalletConnectView } from '../../../core/view-models/connecting-wallet-connect.ts'
import { Sections } from '../card/Sections.tsx'
import type { Space } from '../layout/space.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'

const groups = [
  ['platforms'],
  ['picture'],
  ['qrCode'],
  ['status'],
  ['retry', 'connect', 'open', 'copy'],
  ['missing', 'get'],
] as const

/** ConnectingWalletConnect in the terminal. */
export function ConnectingWalletConnectScreen(space: Space) {
  return <Sections {...useViewModel(connectingWalletConnectView)} {...space} groups={groups} />
}
