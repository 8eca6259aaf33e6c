import type { AccountParts } from '../../../core/view-models/account.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [
  ['waiting', 'none', 'locked', 'request'],
  ['connect'],
  ['avatar', 'address', 'copy'],
  ['balance', 'balanceRetry'],
  ['wrongNetwork', 'switchNetwork'],
  ['network', 'wallet'],
  ['explorer'],
  ['others', 'more'],
  ['disconnect', 'disconnectAll'],
] as const

/** Account in the terminal. */
export function AccountScreen(screen: ScreenProps<AccountParts>) {
  return <Sections {...screen} groups={groups} />
}
