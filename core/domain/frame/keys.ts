/** What is kept of the wallet in the secure frame, all of which goes with its session (spec 3, 4). */
export const frameKeys = {
  sessionToken: 'sessionToken',
  email: 'email',
  lastEmailLoginTime: 'lastEmailLoginTime',
  emailLoginUsed: 'emailLoginUsed',
  preferredAccountType: 'preferredAccountType',
  smartAccountEnabledNetworks: 'smartAccountEnabledNetworks',
  socialUsername: 'socialUsername',
  social: 'social',
  lastUsedChain: 'lastUsedChain',
} as const

/** What of the e-mail wallet is kept between visits and read again, beside who signed in. */
export const recalledKeys = [frameKeys.lastEmailLoginTime, frameKeys.emailLoginUsed] as const
