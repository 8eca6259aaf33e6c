import type { IncomingMessage } from 'node:http'

/** Whether a page of another origin asks; a browser says which one it is. */
export function isForeign({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host)
}
