import { randomBytes } from 'node:crypto'
import type { AuthorizationRequest, Authorizations } from './authorizations.ts'
import { codeChallenge } from './code-challenge.ts'
import type { Person } from './person.ts'

/** What comes of a consent on request: what the person says, or a denial at once, a code that was used before, one that fits no verifier, or a state that nobody asked with. */
export const consentOutcomes = ['asked', 'denied', 'used-code', 'wrong-verifier', 'forged-state'] as const
export type ConsentOutcome = (typeof consentOutcomes)[number]

/** Reads what was ordered; `null` where it is none. */
export function consentOutcome(ordered: unknown): ConsentOutcome | null {
  return consentOutcomes.find((outcome) => outcome === ordered) ?? null
}

/** Where somebody who allows it is sent back to. */
export function allowedUri(
  authorizations: Authorizations,
  outcome: ConsentOutcome,
  { challenge, ...request }: AuthorizationRequest,
  person: Person,
): string {
  const forged = () => randomBytes(24).toString('base64url')
  const fitting = outcome === 'wrong-verifier' ? codeChallenge(forged()) : challenge
  const code = authorizations.grant({ ...request, challenge: fitting }, person)
  if (outcome === 'used-code') authorizations.spend(code)
  return resultUri(request, { code, state: outcome === 'forged-state' ? forged() : request.state })
}

/** Where somebody who does not is sent back to. */
export function refusedUri(
  request: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  error: string,
): string {
  return resultUri(request, { error, state: request.state })
}

function resultUri(
  { redirectUri }: Pick<AuthorizationRequest, 'redirectUri'>,
  query: Readonly<Record<string, string>>,
): string {
  const uri = new URL(redirectUri)
  for (const [name, value] of Object.entries(query)) uri.searchParams.set(name, value)
  return uri.href
}
