import type { AccountParts } from '../../../core/view-models/account.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [
  ['waiting', 'none', 'locked', 'request'],
  ['connectAgain', 'connect'],
  ['avatar', 'name', 'address', 'copy', 'switchAddress'],
  ['balance', 'balanceRetry', 'send', 'receive', 'settings'],
  ['wrongNetwork', 'switchNetwork'],
  ['total', 'totalNote', 'tokensFailed', 'tokensRetry'],
  ['tokens', 'fund', 'allTokens'],
  ['email', 'social', 'network', 'wallet', 'activity'],
  ['explorer'],
  ['others', 'more'],
  ['disconnect', 'disconnectAll'],
] as const

/** Account in the terminal. */
export function AccountScreen(screen: ScreenProps<AccountParts>) {
  return <Sections {...screen} groups={groups} />
}
