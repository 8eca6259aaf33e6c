import { answerMessages, type FrameParts } from './answer-message.ts'

/** How long the frame waits for the page's first question, in milliseconds. */
const patience = 500

/**
 * Answers only the page that embeds this one, at the origin of its question. If no question arrives soon, announces that the frame is ready.
 * Later clients wait for that announcement. Clients of version 5.1 throw an error in their page for an unknown message.
 */
export function answerHost(parts: FrameParts): void {
  const hear = answerMessages(parts)
  // The embedding page is not known yet, and the message holds no secret.
  const ready = setTimeout(() => parent.postMessage({ type: '@w3m-frame/READY', payload: {} }, '*'), patience)
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent) return
    clearTimeout(ready)
    hear(data, origin, (message) => parent.postMessage(message, origin))
  })
}
