/** The texts of the e-mail field, of a mail that was not sent, and of opening the wallet. */
export const enEmailField = {
  'email.field': 'Email',
  'email.continue': 'Continue with email',
  'email.asking': 'Sending email',
  'email.connecting': 'Opening your wallet',
  'email.connectFailed': "Couldn't open your wallet",
  'email.connectAgain': 'Try again in a moment.',
  'email.noAddress': 'Enter a valid email, like name@example.com',
  'email.unavailable': 'Unable to load email login dependency',
  'email.unavailableBody': 'Check your connection and try again.',
  'email.failed': "Couldn't send the email",
  'email.tooSoon':
    '{count, plural, one {Please try again after # second} other {Please try again after # seconds}}',
  'email.noAnswer': 'No answer received',
  'email.anError': 'An error occurred',
} as const
