import { randomBytes } from 'node:crypto'
import type { AuthorizationRequest, Authorizations } from './authorizations.ts'
import { codeChallenge } from './code-challenge.ts'
import type { Person } from './person.ts'

/**
 * The outcome of a consent, which a test can order. It is the person's answer, an immediate denial, a used code, a code for another verifier, or
 * a forged state.
 */
export const consentOutcomes = ['asked', 'denied', 'used-code', 'wrong-verifier', 'forged-state'] as const
export type ConsentOutcome = (typeof consentOutcomes)[number]

/** Reads an ordered outcome. Returns `null` if it is unknown. */
export function consentOutcome(ordered: unknown): ConsentOutcome | null {
  return consentOutcomes.find((outcome) => outcome === ordered) ?? null
}

/** Returns the redirect after a consent. */
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

/** Returns the redirect after a denial. */
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
