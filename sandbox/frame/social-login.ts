import { randomBytes } from 'node:crypto'
import { createShortLived } from '../short-lived.ts'
import { codeChallenge } from '../social/code-challenge.ts'
import { providerNames, socialProvider, type SocialProvider } from '../social/social-provider.ts'
import { FrameRefusal } from './refusal.ts'
import type { Sessions } from './sessions.ts'
import type { SocialClient } from './social-client.ts'
import type { Users } from './users.ts'

/** How long a visitor may take at a provider, in milliseconds. */
const lifetime = 10 * 60_000
const unknown = 'This sign-in is not known, or is over. Begin again.'

type Login = {
  readonly provider: SocialProvider
  readonly device: string
  readonly page: string
  readonly verifier: string
}

/** Signing in with a social account. Throws a `FrameRefusal` for an invalid step. */
export type SocialLogin = {
  /** Returns the URL of the consent. `page` is the origin of the page around the frame. */
  begin(login: { readonly provider: string; readonly device: string; readonly page: string }): {
    readonly uri: string
  }
  /** Returns the page to which a visitor returns, by the state in the URL. */
  pageOf(state: string): string
  /** Signs in with the returned URL, once, and only on the same device. */
  finish(uri: string, device: string): Promise<{ readonly token: string; readonly userName: string }>
}

/** Creates the sign-in without pending consents. `now` is in milliseconds since 1970, and visitors return to `callbackUri`. */
export function createSocialLogin({
  users,
  sessions,
  client,
  callbackUri,
  now,
}: {
  readonly users: Users
  readonly sessions: Sessions
  readonly client: SocialClient
  readonly callbackUri: () => string
  readonly now: () => number
}): SocialLogin {
  const logins = createShortLived<Login>(lifetime, now)
  const known = (state: string) => {
    const login = logins.find(state)
    if (!login) throw new FrameRefusal(unknown)
    return login
  }
  const take = (uri: string, device: string) => {
    const { origin, pathname, searchParams } = new URL(URL.canParse(uri) ? uri : 'about:blank')
    const state = searchParams.get('state') ?? ''
    const login = known(state)
    // A login of another visitor is left for that visitor.
    if (`${origin}${pathname}` !== callbackUri() || login.device !== device) throw new FrameRefusal(unknown)
    logins.take(state)
    return { ...login, code: searchParams.get('code'), error: searchParams.get('error') }
  }
  return {
    begin({ provider: named, device, page }) {
      const provider = socialProvider(named)
      if (!provider) throw new FrameRefusal(`${named} is not offered by this frame.`)
      const verifier = randomBytes(32).toString('base64url')
      const state = logins.put({ provider, device, page, verifier })
      const consent = { redirectUri: callbackUri(), state, challenge: codeChallenge(verifier) }
      return { uri: client.authorizeUri(provider, consent) }
    },
    pageOf: (state) => known(state).page,
    async finish(uri, device) {
      const { provider, verifier, code, error } = take(uri, device)
      if (error === 'access_denied') throw new FrameRefusal('The user denied the sign-in.')
      if (error !== null || code === null)
        throw new FrameRefusal(`${providerNames[provider]} did not accept the sign-in.`)
      const exchange = { redirectUri: callbackUri(), code, verifier }
      const { account, email } = await client.personOf(provider, exchange)
      const { id } = await users.withSocial(account, email)
      return { ...sessions.begin(id), userName: account.username }
    },
  }
}
