import type { Client } from './sign-client.ts'

/** Why a session or a subscription ends from this side, as the protocol says it. */
export const userDisconnected = { code: 6000, message: 'User disconnected.' }

/** The topics that are listened to, or will be once the relay is back. */
export function subscribedTopics({ core: { relayer } }: Client): readonly string[] {
  const { subscriber } = relayer
  return [...subscriber.topics, ...cacheOf(subscriber).cached.map(({ topic }) => topic)]
}

/** Forgets a topic with its key and its subscription; the library's own way to unsubscribe waits until the relay is back. */
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
  // It then writes down those it has on the relay now, and would lose those that wait.
  if (ids.length > 0 || isLast) events.emit('subscription_deleted', { topic, reason: userDisconnected })
}

/** While the relay is away the library keeps its subscriptions here instead. */
function cacheOf(subscriber: Subscriber): { cached: { readonly topic: string }[] } {
  return subscriber as unknown as { cached: { readonly topic: string }[] }
}
