/** What is told in passing; events name these texts, so any of them may come in any view. */
export const enToast = {
  'pairing.copied': 'Link copied',
  'pairing.declined': 'Declined',
  'account.copied': 'Address copied',
  'account.copyFailed': 'Failed to copy',
  'account.disconnectFailed': 'Failed to disconnect',
  'networks.declined': 'Network switch declined',
  'networks.failed': 'Failed to switch network',
  'connection.misbehaved': 'The wallet gave an answer that is not valid',
} as const
