import type { ConnectingWalletConnectParts } from '../../../core/view-models/connecting-wallet-connect.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [
  ['platforms'],
  ['picture'],
  ['qrCode'],
  ['status'],
  ['retry', 'connect', 'open', 'copy'],
  ['missing', 'get'],
] as const

/** ConnectingWalletConnect in the terminal. */
export function ConnectingWalletConnectScreen(screen: ScreenProps<ConnectingWalletConnectParts>) {
  return <Sections {...screen} groups={groups} />
}
