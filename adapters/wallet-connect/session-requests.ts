import { firstValueFrom, map, race, from } from 'rxjs'
import { namespaceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { requestLinkOf } from '../../core/domain/wallets/deep-link.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { rejectOnAbort } from '../ports/aborted.ts'
import type { ClientContext } from './client-context.ts'
import { relayRequestError } from './pairing-error.ts'
import { isRefusal } from './relay-refusals.ts'
import { sessionOfTopic } from './session-tracker.ts'
import { approvedChains, approvedIdOf, takesMethod, peerWallet } from './session-reading.ts'
import type { PairedSession } from './session-reading.ts'
import type { Client } from './sign-client.ts'

/** A request to a session's wallet. */
export type SessionQuestion = {
  readonly session: PairedSession
  readonly chainId: ChainId
  readonly method: string
  readonly params: unknown
}

/** Returns the session of a wallet's key. Throws `wallet-disconnected` if it has ended. */
export function presentSession({ client }: ClientContext, walletKey: string): PairedSession {
  const session = sessionOfTopic(client, walletKey)
  if (session) return session
  throw sessionOver('The wallet')
}

/** Sends a request to a wallet over the relay. In a mobile browser, opens the wallet's app. */
export async function askSession(
  context: ClientContext,
  { session, chainId, method, params }: SessionQuestion,
  signal: AbortSignal,
): Promise<unknown> {
  const { client, tracker } = context
  const { topic } = session
  checkApproved({ session, chainId, method, params })
  const request = { method, params: params ?? [] }
  const stopOpening = openAppWhenSent(context, session, request)
  const refusal = context.refusals.watch()
  // A request that was sent may still be answered, even if the relay refuses the connection later.
  const stopRefusals = whenSent(client, request, refusal.stop)
  const answered = client.request({ topic, chainId: approvedIdOf(session, chainId), request })
  answered.catch(() => {})
  const ended = tracker.ended(topic).pipe(
    map((): unknown => {
      throw sessionOver(peerWallet(session).name)
    }),
  )
  try {
    return await rejectOnAbort(firstValueFrom(race(from(answered), from(refusal.refused), ended)), signal)
  } catch (error) {
    if (signal.aborted) throw error
    const failure = relayRequestError(error, method)
    // The library would send the request later, when nothing waits for its answer.
    if (failure instanceof LatchkeyError && isRefusal(failure)) await context.retire().catch(() => {})
    throw failure
  } finally {
    stopOpening()
    stopRefusals()
    refusal.stop()
  }
}

function checkApproved({ session, chainId, method }: SessionQuestion): void {
  const namespace = namespaceOf(chainId)
  const { name } = peerWallet(session)
  if (!takesMethod(session, namespace, method)) {
    throw new LatchkeyError('method-unsupported', `${name} did not agree to ${method} when it was connected.`)
  }
  if (!approvedChains(session, namespace).includes(chainId)) {
    throw new LatchkeyError('chain-not-added', `${name} did not agree to ${chainId} when it was connected.`)
  }
}

function openAppWhenSent(
  { client, openLink }: ClientContext,
  session: PairedSession,
  request: object,
): () => void {
  const { native, universal } = session.peer.metadata.redirect ?? {}
  if (!openLink || !(native || universal)) return () => {}
  return whenSent(client, request, (sent) => {
    const question = { topic: sent.topic, requestId: String(sent.id) }
    const link = [native, universal]
      .map((link) => (typeof link === 'string' ? requestLinkOf({ link, ...question }) : null))
      .find((link) => link !== null)
    if (link) openLink(link)
  })
}

type SentRequest = { readonly topic: string; readonly id: number; readonly request: object }

/** Calls back when the relay has accepted a request. Returns a function that stops listening. */
function whenSent(client: Client, request: object, tell: (sent: SentRequest) => void): () => void {
  const hear = (sent: SentRequest) => {
    if (sent.request === request) tell(sent)
  }
  client.on('session_request_sent', hear)
  return () => client.off('session_request_sent', hear)
}

function sessionOver(name: string): LatchkeyError {
  return new LatchkeyError('wallet-disconnected', `${name} is no longer connected here; connect it again.`)
}
