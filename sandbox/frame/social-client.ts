import { providerNames, type SocialProvider } from '../social/social-provider.ts'
import { askProvider, providerPatience, textOf } from './provider-answer.ts'
import { FrameRefusal } from './refusal.ts'
import type { SocialAccount } from './users.ts'

const clientId = 'cove'

/** The parameters of a consent at a provider. */
type Consent = { readonly redirectUri: string; readonly state: string; readonly challenge: string }

/** The parameters of a code's exchange. */
type Exchange = { readonly redirectUri: string; readonly code: string; readonly verifier: string }

/** The identity that a provider reports. */
type SocialPerson = { readonly account: SocialAccount; readonly email: string | null }

/** The frame as a client of the social providers. */
export type SocialClient = {
  authorizeUri(provider: SocialProvider, consent: Consent): string
  /** Exchanges a code and asks for its identity. Throws a `FrameRefusal`. */
  personOf(provider: SocialProvider, exchange: Exchange): Promise<SocialPerson>
}

/** Creates a client of the providers at `origin` (`null` while they are not running). */
export function createSocialClient(origin: () => string | null, limit = providerPatience): SocialClient {
  const baseOf = (provider: SocialProvider) => {
    const base = origin()
    if (base === null) throw new FrameRefusal('Social accounts are not offered by this frame.')
    return `${base}/${provider}`
  }
  return {
    authorizeUri(provider, { redirectUri, state, challenge }) {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })
      return `${baseOf(provider)}/authorize?${query.toString()}`
    },
    async personOf(provider, { redirectUri, code, verifier }) {
      const name = providerNames[provider]
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      })
      const ask = async (path: string, init: RequestInit) => {
        const { isGood, body } = await askProvider(name, `${baseOf(provider)}/${path}`, init, limit)
        if (isGood) return body
        throw new FrameRefusal(`${name} did not accept the sign-in.`)
      }
      const { access_token: token } = await ask('token', { method: 'POST', body })
      const headers = { authorization: `Bearer ${textOf(name, token)}` }
      const { sub, preferred_username: username, email } = await ask('userinfo', { headers })
      return {
        account: { provider, subject: textOf(name, sub), username: textOf(name, username) },
        email: email === null ? null : textOf(name, email).toLowerCase(),
      }
    },
  }
}
