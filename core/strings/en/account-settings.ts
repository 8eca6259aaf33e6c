/** The texts of AccountSettings. */
export const enAccountSettings = {
  'accountSettings.title': 'Account settings',
  'accountSettings.accounts': 'Accounts',
  'accountSettings.chooseName': 'Choose account name',
} as const
