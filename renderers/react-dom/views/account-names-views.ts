import type { ViewsOf } from '../panel/loaded-view.ts'
import { chooseAccountName } from './ChooseAccountNameView.tsx'
import { registerAccountNameSuccess } from './RegisterAccountNameSuccessView.tsx'
import { registerAccountName } from './RegisterAccountNameView.tsx'

/** The views of account names. */
export const accountNamesViews = {
  ChooseAccountName: chooseAccountName,
  RegisterAccountName: registerAccountName,
  RegisterAccountNameSuccess: registerAccountNameSuccess,
} satisfies ViewsOf<'account-names'>
