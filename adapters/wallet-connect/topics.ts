import type { Client } from './sign-client.ts'

/** The protocol's reason for a session or a subscription that ends on this side. */
export const userDisconnected = { code: 6000, message: 'User disconnected.' }

/** Returns the subscribed topics, and those that will be subscribed when the relay is connected again. */
export function subscribedTopics({ core: { relayer } }: Client): readonly string[] {
  const { subscriber } = relayer
  return [...subscriber.topics, ...cacheOf(subscriber).cached.map(({ topic }) => topic)]
}

/** Removes a topic with its key and its subscription. The library's own method waits until the relay is connected. */
export async function forgetTopic(client: Client, topic: string): Promise<void> {
  const { crypto, expirer, relayer } = client.core
  forgetSubscription(relayer.subscriber, topic)
  if (crypto.keychain.has(topic)) await crypto.deleteSymKey(topic)
  if (expirer.has(topic)) expirer.del(topic)
}

type Subscriber = Client['core']['relayer']['subscriber']

function forgetSubscription(subscriber: Subscriber, topic: string): void {
  const { subscriptions, topicMap, events } = subscriber
  const waiting = cacheOf(subscriber)
  const others = waiting.cached.filter((subscription) => subscription.topic !== topic)
  const isLast = others.length === 0 && waiting.cached.length > 0
  waiting.cached = others
  const ids = topicMap.get(topic)
  for (const id of ids) subscriptions.delete(id)
  topicMap.delete(topic)
  // The library then stores its subscriptions on the relay, and would lose those that wait.
  if (ids.length > 0 || isLast) events.emit('subscription_deleted', { topic, reason: userDisconnected })
}

/** Returns the cache in which the library holds its subscriptions while the relay is disconnected. */
function cacheOf(subscriber: Subscriber): { cached: { readonly topic: string }[] } {
  return subscriber as unknown as { cached: { readonly topic: string }[] }
}
