/** The words of AccountSettings. */
export const enAccountSettings = {
  'accountSettings.title': 'Account Settings',
  'accountSettings.accounts': 'Accounts',
} as const
