import type { ViewsOf } from '../panel/loaded-view.ts'
import { switchAddress } from './account/SwitchAddressView.tsx'

/** The view of the accounts that a wallet shares. */
export const switchAddressViews = { SwitchAddress: switchAddress } satisfies ViewsOf<'switch-address'>
