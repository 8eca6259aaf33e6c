import type { IncomingMessage, ServerResponse } from 'node:http'
import { startPartServer, type PartServer } from '../http/part-server.ts'
import { sendFailure } from '../http/send.ts'
import { createAuthorizations } from './authorizations.ts'
import { consentOutcome, consentOutcomes, type ConsentOutcome } from './consent-outcome.ts'
import { createFarcasterChannels } from './farcaster-channels.ts'
import { answerChannel, approvalPath, openChannel, tellStatus } from './farcaster-routes.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { socialProvider } from './social-provider.ts'

/** Options of the social providers. `redirectUri` is that of their only application, or `null` until it is known. */
export type SocialOptions = { readonly port: number; readonly redirectUri: () => string | null }

/**
 * Starts the providers: each at `/{provider}/authorize`, `/token` and `/userinfo`, and Farcaster at `/farcaster/channel`, `/status` and
 * `/approve/…`.
 */
export async function startSocial({ port, redirectUri }: SocialOptions): Promise<PartServer> {
  let minutesAhead = 0
  const now = () => Date.now() + minutesAhead * 60_000
  const authorizations = createAuthorizations(now)
  const channels = createFarcasterChannels(now)
  let outcome: ConsentOutcome = 'asked'
  let origin = ''

  function answerFarcaster(request: IncomingMessage, response: ServerResponse, path: string) {
    if (path.startsWith(approvalPath))
      return answerChannel(request, response, channels, path.slice(approvalPath.length))
    if (path === '/farcaster/channel' && request.method === 'POST')
      return openChannel(response, channels, origin)
    if (path === '/farcaster/status') return tellStatus(request, response, channels)
    notFound(response, path)
  }

  const server = await startPartServer({
    port,
    allowedHeaders: ['authorization', 'content-type'],
    malformed: () => ({ type: 'application/json', body: '{"access_token":42,"sub":7,"state":null}' }),
    answer(request, response, url) {
      response.setHeader('cache-control', 'no-store')
      const { pathname: path } = url
      if (path.startsWith('/farcaster/')) return answerFarcaster(request, response, path)
      const [, named = '', end = ''] = /^\/([a-z]+)\/([a-z]+)$/.exec(path) ?? []
      const provider = socialProvider(named)
      const route = `${request.method} ${end}`
      if (!provider || !Object.hasOwn(oauthRoutes, route)) return notFound(response, path)
      return oauthRoutes[route]?.(
        { authorizations, outcome: () => outcome, redirectUri },
        { request, response, url, provider },
      )
    },
    takeOrder({ consent, minutes }) {
      if (consent !== undefined) {
        const ordered = consentOutcome(consent)
        if (!ordered) throw new Error(`"consent" must be one of ${consentOutcomes.join(', ')}.`)
        outcome = ordered
        return true
      }
      if (typeof minutes !== 'number') return false
      minutesAhead += minutes
      return true
    },
  })
  origin = server.url
  return server
}

function notFound(response: ServerResponse, path: string): void {
  sendFailure(response, 404, 'path', `Nothing is found at ${path}.`)
}
