import type { enAccountSettings } from '../en/account-settings.ts'
import type { Translation } from '../texts.ts'

/** The texts of AccountSettings, in German. */
export const deAccountSettings: Translation<typeof enAccountSettings> = {
  'accountSettings.title': 'Kontoeinstellungen',
  'accountSettings.accounts': 'Konten',
  'accountSettings.chooseName': 'Kontonamen wählen',
}
