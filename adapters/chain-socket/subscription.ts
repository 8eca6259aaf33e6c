/** What is asked of a chain over its socket, how its news are called, and a question that no node leaves unanswered. */
export type Subscription = {
  readonly method: string
  readonly paramsFor: (address: string) => readonly unknown[]
  readonly notification: string
  readonly pulse: string
}

/** What chains are asked, by what they tell. */
export const subscriptions = {
  /** Every new block of an EVM chain (geth's pubsub): any of them may have paid to anybody. */
  newBlocks: {
    method: 'eth_subscribe',
    paramsFor: () => ['newHeads'],
    notification: 'eth_subscription',
    pulse: 'eth_chainId',
  },
  /** Every change of an account of Solana, as soon as a balance would be read with it. */
  accountChanges: {
    method: 'accountSubscribe',
    paramsFor: (address) => [address, { commitment: 'confirmed', encoding: 'base64' }],
    notification: 'accountNotification',
    pulse: 'getHealth',
  },
} satisfies Readonly<Record<string, Subscription>>
