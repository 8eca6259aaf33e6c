// How often effects ask again, and how long typing must have stopped before they ask, in milliseconds. Test builds stretch only `limits.ts`.

/** How long a person may take in a wallet before the view explains the wait. */
export const lingerAfter = 10_000

/** How often a visible balance, and visible tokens, are read. */
export const balanceInterval = 10_000
export const tokensInterval = 10_000

/** How often the transfer on the screen is priced. */
export const estimateInterval = 10_000

/** How often the service is asked for a quote while one is visible. */
export const swapQuoteInterval = 10_000

/** How often the allowance is checked after an approval was sent. */
export const allowanceInterval = 3000

/** How often a wallet is asked for the state of calls that it sent. */
export const bundleStatusInterval = 2000

/** How often purchases are read while one of them is pending and the list is visible. */
export const purchasesInterval = 3000

/** How often the validity of a mailed link is checked. */
export const mailLinkInterval = 10_000

/** How long the visitor must have stopped typing: an amount to send, to swap, or to buy for. */
export const transferSettle = 300
export const swapQuoteSettle = 200
export const purchaseQuoteSettle = 200

/** How long the visitor must have stopped typing: a receiver, a name to register, or the name of a wallet. */
export const receiverSettle = 500
export const accountNameSettle = 500
export const searchSettle = 300
