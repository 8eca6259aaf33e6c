/** The part of a window that messages are posted to. */
export type PostWindow = { postMessage(message: unknown, origin: string): void }

/** The parts of a received message that the channel reads. */
export type PageMessage = Pick<MessageEvent, 'isTrusted' | 'origin' | 'source' | 'data'>

/** The part of a page's window that receives messages. */
export type MessagePage = {
  addEventListener(type: 'message', hear: (event: PageMessage) => void): void
  removeEventListener(type: 'message', hear: (event: PageMessage) => void): void
}
