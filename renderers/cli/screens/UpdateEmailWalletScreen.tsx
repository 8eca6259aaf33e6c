import type { UpdateEmailWalletParts } from '../../../core/view-models/update-email-wallet.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [
  ['email', 'failed'],
  ['cancel', 'save'],
] as const

/** UpdateEmailWallet in the terminal. */
export function UpdateEmailWalletScreen(screen: ScreenProps<UpdateEmailWalletParts>) {
  return <Sections {...screen} groups={groups} />
}
