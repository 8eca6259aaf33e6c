import type { AccountSettingsParts } from '../../../core/view-models/account-settings.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [
  ['locked'],
  ['avatar', 'name', 'address', 'copy'],
  ['switchFailed', 'email', 'social'],
  ['network', 'accounts', 'preferredAccount', 'accountName'],
  ['explorer'],
  ['disconnect', 'disconnectAll'],
] as const

/** AccountSettings in the terminal. */
export function AccountSettingsScreen(screen: ScreenProps<AccountSettingsParts>) {
  return <Sections {...screen} groups={groups} />
}
