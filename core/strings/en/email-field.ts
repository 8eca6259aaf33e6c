/** The words of the e-mail field, of why no mail was sent, and of the wallet that is opened. */
export const enEmailField = {
  'email.field': 'Email',
  'email.continue': 'Continue with email',
  'email.asking': 'Sending a mail',
  'email.connecting': 'Opening your wallet',
  'email.connectFailed': 'Your wallet could not be opened',
  'email.connectAgain': 'Try again in a moment.',
  'email.noAddress': 'That is no email address',
  'email.noAddressBody': 'Expected something like name@example.com.',
  'email.unavailable': 'Unable to load email login dependency',
  'email.unavailableBody': 'Check your connection and try again.',
  'email.failed': 'The mail could not be sent',
  'email.noAnswer': 'No answer came',
  'email.anError': 'An error occurred',
} as const
