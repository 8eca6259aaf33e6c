import type { IncomingMessage, ServerResponse } from 'node:http'
import { isForeign } from '../http/foreign-request.ts'
import { htmlPage, wordsPage } from '../http/html-page.ts'
import { readText } from '../http/read-text.ts'
import { sendFailure, sendJson } from '../http/send.ts'
import { bearerOf } from './bearer.ts'
import { personFields } from './consent-page.ts'
import type { FarcasterChannels } from './farcaster-channels.ts'
import { personIn, subjectOf } from './person.ts'
import { sendPage } from '../http/send-page.ts'

/** The path of the requests' links. */
export const approvalPath = '/farcaster/approve/'

/** Begins a request. Returns the link for the answer, and the token that reads it. */
export function openChannel(response: ServerResponse, channels: FarcasterChannels, origin: string): void {
  const { key, token } = channels.open()
  sendJson(response, 200, { channelToken: token, url: `${origin}${approvalPath}${key}` })
}

/** Returns a request's status to its creator. */
export function tellStatus(
  request: IncomingMessage,
  response: ServerResponse,
  channels: FarcasterChannels,
): void {
  const status = channels.statusOf(bearerOf(request))
  if (!status) return sendFailure(response, 401, 'token', 'The request is not known, or has expired.')
  if (status.state !== 'completed') return sendJson(response, 200, status)
  const { person } = status
  const fid = Number(subjectOf('farcaster', person))
  sendJson(response, 200, { state: status.state, fid, username: person.username })
}

/** Serves a link's page, like Farcaster's app on another device: asks, and accepts the answer. */
export async function answerChannel(
  request: IncomingMessage,
  response: ServerResponse,
  channels: FarcasterChannels,
  key: string,
): Promise<void> {
  if (isForeign(request)) return sendPage(response, 403, wordsPage('Not here', 'Another page asked this.'))
  if (!channels.isOpen(key))
    return sendPage(response, 410, wordsPage('Too late', 'This was answered before, or has expired.'))
  if (request.method !== 'POST') return sendPage(response, 200, approvalPage())
  const form = new URLSearchParams(await readText(request))
  const person = personIn(form)
  const isApproved = form.get('answer') === 'approve'
  if (isApproved && !person)
    return sendPage(response, 400, wordsPage('Who are you?', 'Go back, and give a username.'))
  channels.answer(key, isApproved && person ? { state: 'completed', person } : { state: 'denied' })
  const words = wordsPage(isApproved ? 'Approved' : 'Denied', 'Go back to the page that you came from.')
  sendPage(response, 200, words)
}

function approvalPage(): string {
  return htmlPage(
    'Sign in with Farcaster',
    `<h1>Sign in with Farcaster</h1><p>Cove would like to know your username.</p><form method="post">${personFields(false)}<button name="answer" value="approve">Approve</button><button name="answer" value="deny">Deny</button></form>`,
  )
}
