import type { ViewsOf } from '../panel/loaded-view.ts'
import { chooseAccountName } from './names/ChooseAccountNameView.tsx'
import { registerAccountNameSuccess } from './names/RegisterAccountNameSuccessView.tsx'
import { registerAccountName } from './names/RegisterAccountNameView.tsx'

/** The views of account names. */
export const accountNamesViews = {
  ChooseAccountName: chooseAccountName,
  RegisterAccountName: registerAccountName,
  RegisterAccountNameSuccess: registerAccountNameSuccess,
} satisfies ViewsOf<'account-names'>
