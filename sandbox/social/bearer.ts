import type { IncomingMessage } from 'node:http'

/** The token that a request brings in its header (RFC 6750). */
export function bearerOf({ headers }: IncomingMessage): string {
  return /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
}
