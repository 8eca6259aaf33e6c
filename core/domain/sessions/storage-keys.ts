/** What is kept between visits, by what wipes it: nothing, the end of every session, or the end of the e-mail wallet's (spec 3; design 12, ruling 1). */
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

/** What is removed together with a record, whoever kept it. */
export const removedWith: Readonly<Record<string, readonly string[]>> = {
  [storageKeys.sessions]: [storageKeys.recentReceivers],
}
