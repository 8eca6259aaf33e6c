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

/** A call's answer, and what happens once the answer has been sent. */
export type CallOutcome = { readonly result: unknown; readonly afterwards?: () => void }

type Call = (office: PostOffice, caller: Recipient, parameters: Parameters) => CallOutcome

// Tags by which clients tell what a message is for.
const proposalTag = 1100
const approvalTag = 1101
const settlementTag = 1102

/**
 * The methods of the relay, by name. Nothing is delivered before the caller has its answer: clients up to 2.21 lose an
 * acknowledgement that overtakes the answer.
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
    // The proposer has not subscribed to the pairing: the relay does it for it.
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

// The subscription stands before the answer, the mailbox is handed over after it.
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

// Clients compute the same value themselves.
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
