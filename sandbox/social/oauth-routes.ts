import type { IncomingMessage, ServerResponse } from 'node:http'
import { isForeign } from '../http/foreign-request.ts'
import { wordsPage } from '../http/html-page.ts'
import { readText } from '../http/read-text.ts'
import { sendFailure, sendJson } from '../http/send.ts'
import type { Authorizations } from './authorizations.ts'
import { allowedUri, refusedUri, type ConsentOutcome } from './consent-outcome.ts'
import { consentPage } from './consent-page.ts'
import { bearerOf } from './bearer.ts'
import { OAuthError } from './oauth-error.ts'
import { personIn, subjectOf } from './person.ts'
import { sendPage } from '../http/send-page.ts'
import { providerNames, tellsEmail, type SocialProvider } from './social-provider.ts'

/** The parts of the providers, with the redirect URI of their only application. */
type OAuthParts = {
  readonly authorizations: Authorizations
  readonly outcome: () => ConsentOutcome
  readonly redirectUri: () => string | null
}

type Asked = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  readonly provider: SocialProvider
}
type Route = (parts: OAuthParts, asked: Asked) => void | Promise<void>

const clientId = 'cove'
const challengeShape = /^[\w-]{43}$/
const verifierShape = /^[\w.~-]{43,128}$/

/** The routes of each provider, by method and last part of the path: the authorization code flow with PKCE (RFC 6749, RFC 7636). */
export const oauthRoutes: Readonly<Record<string, Route>> = {
  'GET authorize': ({ authorizations, outcome, redirectUri }, { response, url, provider }) => {
    const query = url.searchParams
    const uri = query.get('redirect_uri') ?? ''
    // A request with another application's redirect URI gets an error page and no redirect (RFC 6749, 4.1.2.1).
    if (query.get('client_id') !== clientId || uri !== redirectUri())
      return sendPage(response, 400, wordsPage('Unknown application', 'No such application is known here.'))
    const state = query.get('state') ?? ''
    const challenge = query.get('code_challenge') ?? ''
    const isS256 = query.get('code_challenge_method') === 'S256' && challengeShape.test(challenge)
    if (query.get('response_type') !== 'code' || !isS256 || state === '')
      return redirect(response, refusedUri({ redirectUri: uri, state }, 'invalid_request'))
    if (outcome() === 'denied')
      return redirect(response, refusedUri({ redirectUri: uri, state }, 'access_denied'))
    const key = authorizations.ask({ provider, redirectUri: uri, state, challenge })
    sendPage(response, 200, consentPage(provider, key), new URL(uri).origin)
  },
  'POST consent': async ({ authorizations, outcome }, { request, response }) => {
    if (isForeign(request)) return sendPage(response, 403, wordsPage('Not here', 'Another page asked this.'))
    const form = new URLSearchParams(await readText(request))
    const person = personIn(form)
    const isAllowed = form.get('answer') === 'allow'
    if (isAllowed && !person)
      return sendPage(response, 400, wordsPage('Who are you?', 'Go back, and give a username.'))
    const asked = authorizations.answer(form.get('request') ?? '')
    if (!asked)
      return sendPage(response, 410, wordsPage('Too late', 'This was answered before, or has expired.'))
    if (!isAllowed || !person) return redirect(response, refusedUri(asked, 'access_denied'))
    redirect(response, allowedUri(authorizations, outcome(), asked, person))
  },
  'POST token': async ({ authorizations }, { request, response, provider }) => {
    const form = new URLSearchParams(await readText(request))
    const verifier = form.get('code_verifier') ?? ''
    try {
      if (form.get('grant_type') !== 'authorization_code')
        throw new OAuthError('unsupported_grant_type', 'Only authorization_code is taken.')
      if (form.get('client_id') !== clientId)
        throw new OAuthError('invalid_client', 'No such application is known here.')
      if (!verifierShape.test(verifier))
        throw new OAuthError('invalid_request', 'A code verifier has 43 to 128 characters.')
      const token = authorizations.exchange({
        provider,
        code: form.get('code') ?? '',
        redirectUri: form.get('redirect_uri') ?? '',
        verifier,
      })
      sendJson(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 600 })
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error
      sendJson(response, 400, { error: error.code, error_description: error.message })
    }
  },
  'GET userinfo': ({ authorizations }, { request, response, provider }) => {
    const account = authorizations.accountOf(bearerOf(request))
    if (account?.provider !== provider) {
      response.setHeader('www-authenticate', 'Bearer error="invalid_token"')
      return sendFailure(response, 401, 'token', `${providerNames[provider]} does not know the token.`)
    }
    const { person } = account
    sendJson(response, 200, {
      sub: subjectOf(provider, person),
      preferred_username: person.username,
      email: tellsEmail(provider) ? person.email : null,
    })
  },
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location }).end()
}
