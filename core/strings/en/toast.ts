/** What is told in passing; events name these texts, so any of them may come in any view. */
export const enToast = {
  'pairing.copied': 'Link copied',
  'pairing.declined': 'Declined',
  'account.copied': 'Address copied',
  'account.copyFailed': 'Failed to copy',
  'account.disconnectFailed': 'Failed to disconnect',
  'account.tokensFailed': 'Failed to fetch token balance',
  'networks.declined': 'Network switch declined',
  'networks.failed': 'Failed to switch network',
  'signIn.declined': 'Signature declined',
  'activity.failed': 'Failed to fetch transactions',
  'email.resent': 'Code email resent',
  'social.untrusted': 'Untrusted Origin',
  'send.started': 'Transaction started',
  'send.failed': 'Something went wrong',
  'approval.notAllowed': 'Action not allowed',
  'connection.misbehaved': 'The wallet gave an answer that is not valid',
} as const
