/** What can be asked of every connector. */
export const connectorMethods = [
  'reconnect',
  'watch',
  'switchNetwork',
  'addNetwork',
  'request',
  'disconnect',
] as const

/** What can be asked of the one that pairs phones. */
export const pairingMethods = ['pair', ...connectorMethods] as const

/** What can be asked of the secure frame. */
export const frameMethods = [
  'connectEmail',
  'connectDevice',
  'connectOtp',
  'preparePopup',
  'openPopup',
  'leadPopup',
  'socialRedirectUri',
  'connectSocial',
  'farcasterUri',
  'connectFarcaster',
  'updateEmail',
  'updateEmailPrimaryOtp',
  'updateEmailSecondaryOtp',
  'smartAccountNetworks',
  'setPreferredAccount',
  'getUser',
  'rejectRequests',
  'showApproval',
] as const
