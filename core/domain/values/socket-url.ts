import { isServiceUrl } from './remote-url.ts'

/** Returns whether text is a valid URL of a socket: `wss:`, or `ws:` on loopback. */
export function isSafeSocket(text: string): boolean {
  return /^wss?:/.test(text) && isServiceUrl(text.replace(/^ws/, 'http'))
}
