/** The texts of AccountSettings. */
export const enAccountSettings = {
  'accountSettings.title': 'Account Settings',
  'accountSettings.accounts': 'Accounts',
  'accountSettings.chooseName': 'Choose account name',
} as const
