import type { BalanceWatch } from '../../core/ports/balance-watch.ts'
import { createChainSocket } from './chain-socket.ts'
import { subscriptions } from './subscription.ts'

/** Creates a watch over this page's own sockets for one kind of subscription. */
export function createChainWatch(
  name: keyof typeof subscriptions,
  settings: Omit<Parameters<typeof createChainSocket>[0], 'subscription'> = {},
): BalanceWatch {
  return createChainSocket({ ...settings, subscription: subscriptions[name] })
}
