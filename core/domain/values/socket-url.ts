import { isServiceUrl } from './remote-url.ts'

/** Whether text is the URL of a socket that may be opened: `wss:`, or `ws:` on loopback. */
export function isSafeSocket(text: string): boolean {
  return /^wss?:/.test(text) && isServiceUrl(text.replace(/^ws/, 'http'))
}
