import { createHash } from 'node:crypto'

/** Returns the code challenge of a verifier (RFC 7636, S256). */
export function codeChallenge(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
