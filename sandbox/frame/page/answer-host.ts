import { answerMessages, type FrameParts } from './answer-message.ts'

/** How long the page may ask first, in milliseconds. */
const patience = 500

/**
 * Answers whoever embeds this page, and nobody else, at the origin that they asked from. Says that it is ready if nobody has asked soon: clients
 * of later versions wait for that, and those of 5.1 throw an error in their page over a message that they do not know.
 */
export function answerHost(parts: FrameParts): void {
  const hear = answerMessages(parts)
  // It is not known yet whose page this is, and there is nothing to keep secret.
  const ready = setTimeout(() => parent.postMessage({ type: '@w3m-frame/READY', payload: {} }, '*'), patience)
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent) return
    clearTimeout(ready)
    hear(data, origin, (message) => parent.postMessage(message, origin))
  })
}
