import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readJson } from '../http/method-path.ts'
import { startPartServer, type PartServer } from '../http/part-server.ts'
import { readText } from '../http/read-text.ts'
import { sendFailure, sendJson } from '../http/send.ts'
import { createSessions } from './sessions.ts'
import { readSignedMessage, type SignedMessage } from './signed-message.ts'
import { verifySignature, type NodeUrl } from './verify-signature.ts'

/** Options of Tidewater's sign-in server. `page` returns the page's URL, or `null` until it is known. */
export type SignInOptions = {
  readonly port: number
  readonly nodeUrl: NodeUrl
  readonly page: () => string | null
}

/** Starts the server: `GET /nonce`, `POST /verify`, `GET /session` and `POST /sign-out`, with one cookie for each visitor. */
export function startSignIn({ port, nodeUrl, page }: SignInOptions): Promise<PartServer> {
  const sessions = createSessions()
  let givesWrongNonces = false

  function visitor(request: IncomingMessage, response: ServerResponse) {
    const known = sessions.of(request.headers.cookie)
    if (known) return known
    const { session, cookie } = sessions.begin()
    response.setHeader('set-cookie', cookie)
    return session
  }

  function giveNonce(request: IncomingMessage, response: ServerResponse): void {
    const nonce = randomBytes(12).toString('hex')
    if (!givesWrongNonces) visitor(request, response).nonces.add(nonce)
    sendJson(response, 200, { nonce })
  }

  async function verify(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const session = visitor(request, response)
    const { message, signature } = Object(readJson(await readText(request))) as Record<string, unknown>
    const said = typeof message === 'string' ? readSignedMessage(message) : null
    if (!said || typeof message !== 'string' || typeof signature !== 'string')
      return sendFailure(response, 400, 'message', 'The message is no sign-in.')
    // A nonce is valid for one try, regardless of the outcome.
    const isKnown = session.nonces.delete(said.nonce)
    const wrong = isKnown ? whatIsWrong(said, page()) : 'The nonce is not one of ours.'
    if (wrong !== null) return sendFailure(response, 401, 'message', wrong)
    const signedIn = await verifySignature(message, signature, said, nodeUrl).catch(() => null)
    if (!signedIn) return sendFailure(response, 401, 'signature', 'The signature is not the account’s.')
    session.signedIn = signedIn
    sendJson(response, 200, signedIn)
  }

  return startPartServer({
    port,
    allowedHeaders: ['content-type'],
    takesCookies: true,
    malformed: () => ({ type: 'application/json', body: '{"nonce":42,"address":7}' }),
    async answer(request, response, url) {
      response.setHeader('cache-control', 'no-store')
      const isPost = request.method === 'POST'
      if (url.pathname === '/nonce') return giveNonce(request, response)
      if (url.pathname === '/verify' && isPost) return verify(request, response)
      if (url.pathname === '/session')
        return sendJson(response, 200, sessions.of(request.headers.cookie)?.signedIn ?? null)
      if (url.pathname === '/sign-out' && isPost) {
        const session = sessions.of(request.headers.cookie)
        if (session) session.signedIn = null
        return sendJson(response, 200, {})
      }
      sendFailure(response, 404, 'path', `Nothing is found at ${url.pathname}.`)
    },
    takeOrder(order) {
      if (order['sessions'] === 'expire') return (sessions.expire(), true)
      if (order['nonces'] !== 'wrong' && order['nonces'] !== 'right') return false
      givesWrongNonces = order['nonces'] === 'wrong'
      return true
    },
  })
}

/** Returns what is wrong with a sign-in on this page now, or null. */
function whatIsWrong(said: SignedMessage, page: string | null): string | null {
  if (page !== null && said.domain !== new URL(page).host) return 'The domain is not this page’s.'
  const now = Date.now()
  if (said.expirationTime !== null && Date.parse(said.expirationTime) <= now)
    return 'The message has expired.'
  return said.notBefore !== null && Date.parse(said.notBefore) > now ? 'The message is not valid yet.' : null
}
