import { createHash } from 'node:crypto'
import {
  readList,
  readMessage,
  readPublication,
  readTopic,
  readTopics,
  readTtl,
  type Parameters,
} from './parameters.ts'
import type { PostOffice, Recipient } from './post-office.ts'

/** A call's answer, and an action to run after the answer was sent. */
export type CallOutcome = { readonly result: unknown; readonly afterwards?: () => void }

type Call = (office: PostOffice, caller: Recipient, parameters: Parameters) => CallOutcome

// The tags of messages, by which clients know their purpose.
const proposalTag = 1100
const approvalTag = 1101
const settlementTag = 1102

/**
 * The methods of the relay, by name. Messages are delivered after the caller's answer, because clients up to 2.21 lose an acknowledgement that
 * arrives before the answer.
 */
export const calls: Readonly<Record<string, Call>> = {
  irn_publish: (office, caller, parameters) => publish(office, caller, [parameters]),
  irn_batchPublish: (office, caller, parameters) => publish(office, caller, readList(parameters, 'messages')),
  irn_subscribe(office, caller, parameters) {
    const topic = readTopic(parameters)
    return { result: subscriptionId(topic, caller), afterwards: subscribe(office, caller, [topic]) }
  },
  irn_batchSubscribe(office, caller, parameters) {
    const topics = readTopics(parameters)
    const ids = topics.map((topic) => subscriptionId(topic, caller))
    return { result: ids, afterwards: subscribe(office, caller, topics) }
  },
  irn_unsubscribe(office, caller, parameters) {
    office.unsubscribe(caller, readTopic(parameters))
    return { result: true }
  },
  irn_batchUnsubscribe(office, caller, parameters) {
    for (const entry of readList(parameters, 'subscriptions')) {
      office.unsubscribe(caller, readTopic((entry ?? {}) as Parameters))
    }
    return { result: true }
  },
  irn_fetchMessages: (office, caller, parameters) => fetchMessages(office, caller, [readTopic(parameters)]),
  irn_batchFetchMessages: (office, caller, parameters) =>
    fetchMessages(office, caller, readTopics(parameters)),
  wc_proposeSession(office, caller, parameters) {
    const topic = readTopic(parameters, 'pairingTopic')
    const message = readMessage(parameters, 'sessionProposal')
    const { attestation } = parameters
    const deliver = office.accept(caller, {
      topic,
      message,
      tag: proposalTag,
      ttl: readTtl(parameters),
      ...(typeof attestation === 'string' && { attestation }),
    })
    // The proposer has not subscribed to the pairing, so the relay subscribes for it.
    return { result: true, afterwards: inSequence(subscribe(office, caller, [topic]), deliver) }
  },
  wc_approveSession(office, caller, parameters) {
    const sessionTopic = readTopic(parameters, 'sessionTopic')
    const pairingTopic = readTopic(parameters, 'pairingTopic')
    const approval = readMessage(parameters, 'sessionProposalResponse')
    const settlement = readMessage(parameters, 'sessionSettlementRequest')
    const ttl = readTtl(parameters)
    const approve = office.accept(caller, { topic: pairingTopic, message: approval, tag: approvalTag, ttl })
    const settle = office.accept(caller, {
      topic: sessionTopic,
      message: settlement,
      tag: settlementTag,
      ttl,
    })
    return {
      result: true,
      afterwards: inSequence(subscribe(office, caller, [sessionTopic]), approve, settle),
    }
  },
}

function publish(office: PostOffice, caller: Recipient, entries: readonly unknown[]): CallOutcome {
  const deliveries = entries.map(readPublication).map((publication) => office.accept(caller, publication))
  return { result: true, afterwards: inSequence(...deliveries) }
}

// Subscribes before the answer. Returns a function that delivers the mailbox after it.
function subscribe(office: PostOffice, caller: Recipient, topics: readonly string[]): () => void {
  for (const topic of topics) office.subscribe(caller, topic)
  return () => {
    for (const topic of topics) office.handOver(caller, topic)
  }
}

function fetchMessages(office: PostOffice, caller: Recipient, topics: readonly string[]): CallOutcome {
  const messages = topics
    .flatMap((topic) => office.fetch(caller, topic))
    .map(({ topic, message, publishedAt, tag }) => ({ topic, message, publishedAt, tag }))
  return { result: { messages, hasMore: false } }
}

// Returns the subscription's id, which clients compute in the same way.
function subscriptionId(topic: string, caller: Recipient): string {
  return createHash('sha256')
    .update(topic + caller.clientId)
    .digest('hex')
}

function inSequence(...steps: readonly (() => void)[]): () => void {
  return () => {
    for (const step of steps) step()
  }
}
