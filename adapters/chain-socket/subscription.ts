/**
 * A subscription over a chain's socket: its method and parameters, the method of its notifications, and a request (`pulse`) that every node
 * answers.
 */
export type Subscription = {
  readonly method: string
  readonly paramsFor: (address: string) => readonly unknown[]
  readonly notification: string
  readonly pulse: string
}

/** The subscriptions by name. */
export const subscriptions = {
  /** Every new block of an EVM chain (geth's pubsub). Any block may change any balance. */
  newBlocks: {
    method: 'eth_subscribe',
    paramsFor: () => ['newHeads'],
    notification: 'eth_subscription',
    pulse: 'eth_chainId',
  },
  /** Every change of a Solana account, at the commitment with which its balance is read. */
  accountChanges: {
    method: 'accountSubscribe',
    paramsFor: (address) => [address, { commitment: 'confirmed', encoding: 'base64' }],
    notification: 'accountNotification',
    pulse: 'getHealth',
  },
} satisfies Readonly<Record<string, Subscription>>
