import type { IncomingMessage } from 'node:http'

/** Returns whether a request comes from a page of another origin, by its `Origin` header. */
export function isForeign({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host)
}
