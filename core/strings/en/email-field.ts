/** The texts of the e-mail field, of a mail that was not sent, and of opening the wallet. */
export const enEmailField = {
  'email.field': 'Email',
  'email.continue': 'Continue with email',
  'email.asking': 'Sending an email',
  'email.connecting': 'Opening your wallet',
  'email.connectFailed': 'Your wallet could not be opened',
  'email.connectAgain': 'Try again in a moment.',
  'email.noAddress': 'That is no email address',
  'email.noAddressBody': 'Expected something like name@example.com.',
  'email.unavailable': 'Unable to load email login dependency',
  'email.unavailableBody': 'Check your connection and try again.',
  'email.failed': 'The email could not be sent',
  'email.tooSoon':
    '{count, plural, one {Please try again after # second} other {Please try again after # seconds}}',
  'email.noAnswer': 'No answer came',
  'email.anError': 'An error occurred',
} as const
