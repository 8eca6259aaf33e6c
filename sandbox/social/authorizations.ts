import { timingSafeEqual } from 'node:crypto'
import { createShortLived } from '../short-lived.ts'
import { codeChallenge } from './code-challenge.ts'
import { OAuthError } from './oauth-error.ts'
import type { Person } from './person.ts'
import type { SocialProvider } from './social-provider.ts'

/** The validity of a consent page, of a code, and of a token, in milliseconds. */
const thinking = 10 * 60_000
const waiting = 60_000
const using = 10 * 60_000

/** A request for a consent. */
export type AuthorizationRequest = {
  readonly provider: SocialProvider
  readonly redirectUri: string
  readonly state: string
  readonly challenge: string
}

/** The person who consented, and the provider. */
type Account = { readonly provider: SocialProvider; readonly person: Person }

/** The parameters of a code's exchange. */
type Exchange = {
  readonly provider: SocialProvider
  readonly code: string
  readonly redirectUri: string
  readonly verifier: string
}

/** The pending consents: requested, granted as a code, exchanged for a token. */
export type Authorizations = {
  /** Adds a request. Returns the key of its consent page. */
  ask(request: AuthorizationRequest): string
  /** Ends a consent page, once. Returns `null` if there is none. */
  answer(key: string): AuthorizationRequest | null
  /** Creates a code. */
  grant(request: AuthorizationRequest, person: Person): string
  /** Marks a code as used. */
  spend(code: string): void
  /** Exchanges a code for a token, once, also if it is wrong. Throws an `OAuthError`. */
  exchange(exchange: Exchange): string
  accountOf(token: string): Account | null
}

/** Creates an empty list. `now` is in milliseconds since 1970. */
export function createAuthorizations(now: () => number): Authorizations {
  const requests = createShortLived<AuthorizationRequest>(thinking, now)
  const codes = createShortLived<AuthorizationRequest & Account>(waiting, now)
  const tokens = createShortLived<Account>(using, now)
  return {
    ask: (request) => requests.put(request),
    answer: (key) => requests.take(key),
    grant: (request, person) => codes.put({ ...request, person }),
    spend: (code) => void codes.take(code),
    exchange({ provider, code, redirectUri, verifier }) {
      const granted = codes.take(code)
      if (!granted || granted.provider !== provider)
        throw new OAuthError('invalid_grant', 'The code is not known, was used before, or has expired.')
      if (granted.redirectUri !== redirectUri)
        throw new OAuthError('invalid_grant', 'The code was given for another redirect URI.')
      if (!isSame(granted.challenge, codeChallenge(verifier)))
        throw new OAuthError('invalid_grant', 'The code verifier does not fit the code challenge.')
      return tokens.put({ provider, person: granted.person })
    },
    accountOf: (token) => tokens.find(token),
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
