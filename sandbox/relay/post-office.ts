import type { Letter, LetterBox } from './letter-box.ts'
import type { Publication } from './parameters.ts'

/** A connected client, as far as the post office knows it. */
export type Recipient = { readonly clientId: string; deliver(letter: Letter): void }

/** Who listens to which topic, and the way of a message from its publisher to them. */
export type PostOffice = {
  /** From now on the client gets the topic's messages. */
  subscribe(recipient: Recipient, topic: string): void
  unsubscribe(recipient: Recipient, topic: string): void
  /** Hands the client what lies in the mailbox of a topic. */
  handOver(recipient: Recipient, topic: string): void
  /** The messages in the mailbox of a topic, for a client that fetches them itself. */
  waiting(recipient: Recipient, topic: string): readonly Letter[]
  /** Keeps a message; answers the function that delivers it, to be called after the publisher has its answer. */
  accept(recipient: Recipient, publication: Publication): () => void
  /** Remembers that the client has the letter. */
  acknowledge(recipient: Recipient, letterId: string): void
  /** Forgets a client that is gone. */
  leave(recipient: Recipient): void
}

/** A post office over these mailboxes. */
export function createPostOffice(box: LetterBox): PostOffice {
  const listeners = new Map<string, Set<Recipient>>()

  function unsubscribe(recipient: Recipient, topic: string): void {
    const group = listeners.get(topic)
    group?.delete(recipient)
    if (group?.size === 0) listeners.delete(topic)
  }
  return {
    subscribe(recipient, topic) {
      const group = listeners.get(topic) ?? new Set()
      listeners.set(topic, group.add(recipient))
    },
    unsubscribe,
    handOver(recipient, topic) {
      for (const letter of box.waiting(topic, recipient.clientId)) recipient.deliver(letter)
    },
    waiting: (recipient, topic) => box.waiting(topic, recipient.clientId),
    accept(publisher, { ttl, ...content }) {
      const letter = box.put({ ...content, from: publisher.clientId }, ttl)
      return () => {
        for (const recipient of listeners.get(letter.topic) ?? []) {
          if (recipient.clientId !== letter.from) recipient.deliver(letter)
        }
      }
    },
    acknowledge: (recipient, letterId) => box.acknowledge(letterId, recipient.clientId),
    leave(recipient) {
      for (const topic of listeners.keys()) unsubscribe(recipient, topic)
    },
  }
}
