import { answerMessages, type FrameParts } from './answer-message.ts'

/** Answers whoever embeds this page, and nobody else, at the origin that they asked from. */
export function answerHost(parts: FrameParts): void {
  const hear = answerMessages(parts)
  addEventListener('message', ({ source, origin, data }) => {
    if (source === parent) hear(data, origin, (message) => parent.postMessage(message, origin))
  })
}
