import type { ClientContext } from './client-context.ts'
import type { Client } from './sign-client.ts'
import { forgetTopic, subscribedTopics } from './topics.ts'

/**
 * Removes the remains of proposals, also those of earlier pages. The library keeps their records for a month, and their keys and subscriptions
 * for ever.
 */
export function forgetProposals(context: ClientContext): void {
  const { client } = context
  const topics = topicsInUse(client, client.proposal.getAll())
  // Between a wallet's approval and its session, the library listens to a topic that no list contains yet.
  const strays = client.proposal.length > 0 ? [] : subscribedTopics(client)
  for (const topic of strays) if (!topics.includes(topic)) forgetTopic(client, topic).catch(() => {})
  pruneProposals(context)
  client.events.on('proposal_expire', ({ id }: { id: number }) => pruneProposals(context, id))
}

/** Removes records and keys of past proposals, and of the one that expires now. */
export function pruneProposals({ client, proposers }: ClientContext, expired?: number): void {
  const { core, session } = client
  const proposals = client.proposal.getAll().filter(({ id }) => id !== expired)
  const topics = topicsInUse(client, proposals)
  for (const { topic, request } of core.history.records.values()) {
    if (topics.includes(topic)) continue
    if (request.method === 'wc_sessionPropose') proposers.add(request.params.proposer.publicKey)
    core.history.delete(topic)
  }
  const keys = new Set([
    ...proposals.map(({ proposer }) => proposer.publicKey),
    ...session.getAll().map(({ self }) => self.publicKey),
  ])
  for (const key of proposers) {
    if (keys.has(key)) continue
    proposers.delete(key)
    if (core.crypto.keychain.has(key)) core.crypto.deleteKeyPair(key).catch(() => {})
  }
}

type Proposals = ReturnType<Client['proposal']['getAll']>

function topicsInUse({ core, session }: Client, proposals: Proposals): readonly string[] {
  return [
    ...core.pairing.pairings.keys,
    ...session.keys,
    ...proposals.map(({ pairingTopic }) => pairingTopic),
  ]
}
