/** The storage keys of the wallet in the secure frame. They are removed with its session. */
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

/** The stored values of the e-mail wallet that are read again on the next visit, beside the signed-in user. */
export const recalledKeys = [frameKeys.lastEmailLoginTime, frameKeys.emailLoginUsed] as const
