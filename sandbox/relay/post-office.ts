import type { LetterBox } from './letter-box.ts'
import type { Letter } from './letter.ts'
import type { Publication } from './parameters.ts'

/** A connected client. */
export type Recipient = {
  readonly clientId: string
  /** Sends a letter, unless this socket already has it. */
  deliver(letter: Letter): void
  /** Records that this socket received a letter in the answer to a call. */
  noteFetched(letter: Letter): void
}

/** The subscriptions by topic, and the delivery of messages to them. */
export type PostOffice = {
  /** Subscribes the client to a topic. */
  subscribe(recipient: Recipient, topic: string): void
  unsubscribe(recipient: Recipient, topic: string): void
  /** Delivers a topic's mailbox to the client. */
  handOver(recipient: Recipient, topic: string): void
  /** Returns a topic's mailbox to a client that fetches it. */
  fetch(recipient: Recipient, topic: string): readonly Letter[]
  /** Stores a message. Returns a function that delivers it, to be called after the publisher's answer. */
  accept(recipient: Recipient, publication: Publication): () => void
  /** Records that the client has the letter. */
  acknowledge(recipient: Recipient, letter: Letter): void
  /** Forgets a disconnected client. */
  leave(recipient: Recipient): void
}

/** Creates a post office over these mailboxes. */
export function createPostOffice(box: LetterBox): PostOffice {
  const listeners = new Map<string, Set<Recipient>>()
  const subscriptions = new Map<Recipient, Set<string>>()

  function unsubscribe(recipient: Recipient, topic: string): void {
    subscriptions.get(recipient)?.delete(topic)
    const group = listeners.get(topic)
    group?.delete(recipient)
    if (group?.size === 0) listeners.delete(topic)
  }
  return {
    subscribe(recipient, topic) {
      const group = listeners.get(topic) ?? new Set()
      listeners.set(topic, group.add(recipient))
      const topics = subscriptions.get(recipient) ?? new Set()
      subscriptions.set(recipient, topics.add(topic))
    },
    unsubscribe,
    handOver(recipient, topic) {
      for (const letter of box.waiting(topic, recipient.clientId)) recipient.deliver(letter)
    },
    fetch(recipient, topic) {
      const letters = box.waiting(topic, recipient.clientId)
      for (const letter of letters) recipient.noteFetched(letter)
      return letters
    },
    accept(publisher, { ttl, ...content }) {
      const letter = box.put({ ...content, from: publisher.clientId }, ttl)
      return () => {
        for (const recipient of listeners.get(letter.topic) ?? []) {
          if (box.isNewTo(letter, recipient.clientId)) recipient.deliver(letter)
        }
      }
    },
    acknowledge: (recipient, letter) => box.acknowledge(letter, recipient.clientId),
    leave(recipient) {
      for (const topic of subscriptions.get(recipient) ?? []) unsubscribe(recipient, topic)
      subscriptions.delete(recipient)
    },
  }
}
