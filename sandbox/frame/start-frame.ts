import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { buildFrame } from '../host/build-pages.ts'
import { readPageFile } from '../host/page-files.ts'
import { isForeign } from '../http/foreign-request.ts'
import { html, wordsPage } from '../http/html-page.ts'
import { startPartServer, type PartServer } from '../http/part-server.ts'
import { readJson } from '../http/method-path.ts'
import { readText } from '../http/read-text.ts'
import { sendBody, sendFailure, sendJson } from '../http/send.ts'
import { ProviderError } from '../browser-wallet/provider-error.ts'
import { createAbortHabits, orderAborts } from './abort-habits.ts'
import { createDeviceLinks } from './device-links.ts'
import { createEmailAccount } from './email-account.ts'
import { frameCalls, type CallInput } from './frame-calls.ts'
import { answerSocket, socketProtocol } from './frame-socket.ts'
import type { FrameWorld } from './frame-world.ts'
import { createFarcasterClient } from './farcaster-client.ts'
import { createFarcasterLogin } from './farcaster-login.ts'
import { devicePage, inboxPage } from './mail-pages.ts'
import { createMailbox } from './mailbox.ts'
import { createOneTimeCodes } from './one-time-codes.ts'
import { FrameRefusal } from './refusal.ts'
import { createSentCalls } from './sent-calls.ts'
import { createSessions } from './sessions.ts'
import { createSocialClient } from './social-client.ts'
import { createSocialLogin } from './social-login.ts'
import { createUsers } from './users.ts'

/** Options of the secure frame. `stateFolder` is the folder of its users (`null` for memory). URLs of nodes and bundlers are by CAIP-2 id. */
export type FrameOptions = {
  readonly port: number
  readonly stateFolder: string | null
  readonly nodeUrl: (chain: string) => string | null
  readonly bundlerUrl: (chain: string) => string | null
  readonly socialUrl: () => string | null
}

/** The secure frame with its server and its inbox. Pages embed it from `origin`, and social providers send visitors to `callbackUri`. */
export type FramePart = PartServer & {
  readonly origin: string
  readonly callbackUri: string
  readonly mails: FrameWorld['mailbox']['mails']
}

const pages: Readonly<Record<string, string>> = { '/sdk': '/index.html', '/callback': '/callback.html' }
const framePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

/**
 * Starts the secure frame: its page at `/sdk`, its server at `/api/…`, links of mails at `/device/…`, and returns from social providers at
 * `/callback`. The inbox is at `/inbox` and `/inbox.json?to=…`, and the frame for terminals at `/socket`.
 */
export async function startFrame({
  port,
  stateFolder,
  nodeUrl,
  bundlerUrl,
  socialUrl,
}: FrameOptions): Promise<FramePart> {
  const folder = await buildFrame()
  const users = createUsers(stateFolder)
  const sessions = createSessions(stateFolder)
  const mailbox = createMailbox(() => Date.now())
  let minutesAhead = 0
  const now = () => Date.now() + minutesAhead * 60_000
  const [links, codes] = [createDeviceLinks(now), createOneTimeCodes(now)]
  let origin = ''
  const linkTo = (end: string) => `${origin}/device/${end}`
  const email = createEmailAccount({ users, sessions, codes, links, mailbox, linkTo })
  const callbackUri = () => `${origin}/callback`
  const social = createSocialLogin({
    users,
    sessions,
    client: createSocialClient(socialUrl),
    callbackUri,
    now,
  })
  const farcaster = createFarcasterLogin({ users, sessions, client: createFarcasterClient(socialUrl) })
  const world: FrameWorld = {
    users,
    sessions,
    links,
    mailbox,
    email,
    social,
    farcaster,
    sentCalls: createSentCalls(stateFolder),
    abortHabits: createAbortHabits(),
    nodeUrl,
    bundlerUrl,
  }

  async function answerCall(request: IncomingMessage, response: ServerResponse, name: string) {
    const call = Object.hasOwn(frameCalls, name) ? frameCalls[name] : undefined
    if (!call || request.method !== 'POST')
      return sendFailure(response, 404, 'path', `Nothing is asked at /api/${name}.`)
    if (isForeign(request))
      return sendFailure(response, 403, 'origin', 'Only the frame’s own page asks here.')
    try {
      const input = Object(readJson(await readText(request))) as CallInput
      sendJson(response, 200, await call(world, input))
    } catch (error) {
      if (!(error instanceof FrameRefusal || error instanceof ProviderError)) throw error
      sendFailure(response, 400, name, error.message)
    }
  }

  async function answerLink(request: IncomingMessage, response: ServerResponse, end: string) {
    const asked = links.find(end)
    const words = wordsPage('Link expired', 'The link is not good any more. Ask for a new one.')
    if (!asked) return sendBody(response, 410, html, words)
    if (request.method !== 'POST') return sendBody(response, 200, html, devicePage(asked.email))
    await email.approve(end)
    sendBody(response, 200, html, wordsPage('Approved', 'Go back to the page that you came from.'))
  }

  const sockets = new Set<Duplex>()
  const server = await startPartServer({
    port,
    allowedHeaders: ['content-type'],
    malformed: () => ({ type: 'application/json', body: '{"isConnected":42}' }),
    async answer(request, response, url) {
      response.setHeader('cache-control', 'no-store')
      const { pathname } = url
      if (pathname.startsWith('/api/')) return answerCall(request, response, pathname.slice('/api/'.length))
      if (pathname.startsWith('/device/'))
        return answerLink(request, response, pathname.slice('/device/'.length))
      if (pathname === '/inbox')
        return sendBody(response, 200, html, inboxPage(mailbox.mails(url.searchParams.get('to'))))
      if (pathname === '/inbox.json')
        return sendJson(response, 200, { mails: mailbox.mails(url.searchParams.get('to')) })
      const file = readPageFile(folder, pages[pathname] ?? pathname)
      if (!file) return sendFailure(response, 404, 'path', `Nothing is found at ${pathname}.`)
      response.setHeader('content-security-policy', framePolicy)
      // The URL of a returning visitor holds a code.
      response.setHeader('referrer-policy', 'no-referrer')
      sendBody(response, 200, file.type, file.body)
    },
    upgrade(request, socket, _, faults) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      const fault = faults.take('/socket')?.fault
      if (fault === 'hang') return
      if (fault || request.headers.upgrade !== socketProtocol) return void socket.destroy()
      answerSocket(world, socket)
    },
    takeOrder(order) {
      if (order['sessions'] === 'expire') return (sessions.endAll(), true)
      if (orderAborts(world.abortHabits, order)) return true
      const { minutes } = order
      if (typeof minutes !== 'number') return false
      minutesAhead += minutes
      return true
    },
  })
  // Pages of the sandbox are on 127.0.0.1. To a browser, `localhost` is another site.
  origin = server.url.replace('127.0.0.1', 'localhost')
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    await server.stop()
  }
  return { ...server, stop, origin, callbackUri: callbackUri(), mails: (to) => mailbox.mails(to) }
}
