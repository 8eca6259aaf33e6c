import type { IncomingMessage } from 'node:http'

/** Returns the bearer token of a request (RFC 6750). */
export function bearerOf({ headers }: IncomingMessage): string {
  return /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
}
