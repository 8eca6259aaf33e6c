/** The keys of stored values. `docs/storage.md` says what each stores, and what removes it. */
export const storageKeys = {
  sessions: 'sessions',
  recentWallets: 'recentWallets',
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
