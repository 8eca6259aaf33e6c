import type { LetterBox } from './letter-box.ts'
import type { Letter } from './letter.ts'
import type { Publication } from './parameters.ts'

/** A connected client, as far as the post office knows it. */
export type Recipient = {
  readonly clientId: string
  /** Sends a letter, unless this socket has it already. */
  deliver(letter: Letter): void
  /** Remembers that this socket got a letter in the answer to a call. */
  noteFetched(letter: Letter): void
}

/** Who listens to which topic, and the way of a message from its publisher to them. */
export type PostOffice = {
  /** From now on the client gets the topic's messages. */
  subscribe(recipient: Recipient, topic: string): void
  unsubscribe(recipient: Recipient, topic: string): void
  /** Hands the client what lies in the mailbox of a topic. */
  handOver(recipient: Recipient, topic: string): void
  /** Answers the messages in the mailbox of a topic to a client that fetches them itself. */
  fetch(recipient: Recipient, topic: string): readonly Letter[]
  /** Keeps a message; answers the function that delivers it, to be called after the publisher has its answer. */
  accept(recipient: Recipient, publication: Publication): () => void
  /** Remembers that the client has the letter. */
  acknowledge(recipient: Recipient, letter: Letter): void
  /** Forgets a client that is gone. */
  leave(recipient: Recipient): void
}

/** A post office over these mailboxes. */
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
