import { accountView } from '../../../core/view-models/account.ts'
import { Sections } from '../card/Sections.tsx'
import type { Space } from '../layout/space.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'

const groups = [
  ['waiting', 'none', 'locked', 'request'],
  ['connect'],
  ['avatar', 'address', 'copy'],
  ['balance', 'balanceRetry'],
  ['wrongNetwork', 'switchNetwork'],
  ['network', 'wallet'],
  ['explorer'],
  ['disconnect'],
] as const

/** Account in the terminal. */
export function AccountScreen(space: Space) {
  return <Sections {...useViewModel(accountView)} {...space} groups={groups} />
}
