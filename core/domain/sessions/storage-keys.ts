/** The keys of stored values. The end of every session removes some of them, and the others remain. */
export const storageKeys = {
  sessions: 'sessions',
  recentWallets: 'recentWallets',
  deepLinkChoice: 'deepLinkChoice',
  signIn: 'signIn',
  signOut: 'signOut',
  sentTransactions: 'sentTransactions',
  recentReceivers: 'recentReceivers',
  sendRequests: 'sendRequests',
  swapRequests: 'swapRequests',
} as const

/** The keys that are removed together with another key. */
export const removedWith: Readonly<Record<string, readonly string[]>> = {
  [storageKeys.sessions]: [storageKeys.recentReceivers],
}
