import { createHash } from 'node:crypto'

/** What of a verifier is shown before the code is exchanged (RFC 7636, S256). */
export function codeChallenge(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
