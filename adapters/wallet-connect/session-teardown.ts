import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { approvalAnswerLimit } from '../../core/domain/limits.ts'
import { forgetAuthentication } from './authentication.ts'
import { withTimeout } from './with-timeout.ts'
import type { ClientContext } from './client-context.ts'
import { pruneProposals } from './prune-proposals.ts'
import { isRefusal } from './relay-refusals.ts'
import type { Client } from './sign-client.ts'
import { forgetTopic, userDisconnected } from './topics.ts'

/** A signal that never aborts. */
const never = new AbortController().signal

/**
 * Ends a session. Notifies the wallet if the relay answers in time, and removes the session in any case. Returns why the wallet could not be
 * notified, or null.
 */
export function tearDownSession(context: ClientContext, topic: string): Promise<LatchkeyError | null> {
  const begun = context.endings.get(topic)
  if (begun) return begun
  const ending = end(context, topic).finally(() => context.endings.delete(topic))
  context.endings.set(topic, ending)
  return ending
}

async function end(context: ClientContext, topic: string): Promise<LatchkeyError | null> {
  const { client } = context
  context.tracker.end(topic)
  if (!client.session.keys.includes(topic)) return null
  const { pairingTopic } = client.session.get(topic)
  const failure = await told(context, () => client.disconnect({ topic, reason: userDisconnected }))
  await forgetSession(client, topic)
  if (pairingTopic) await forgetPairing(client, pairingTopic)
  return failure
}

/** Cancels a pairing, so that no wallet can answer it. A session that still results from it is ended at once. */
export async function takeBackPairing(context: ClientContext, topic: string): Promise<void> {
  const { client, abandoned } = context
  abandoned.add(topic)
  for (const session of client.session.getAll()) {
    if (session.pairingTopic === topic) endLate(context, session.topic, () => true)
  }
  if (client.core.relayer.connected) await told(context, () => client.core.pairing.disconnect({ topic }))
  await forgetPairing(client, topic)
  await forgetAuthentication(client, topic)
  // The library creates a session even from a sign-in that it found invalid.
  for (const session of client.session.getAll())
    if (session.pairingTopic === topic) tearDownSession(context, session.topic).catch(() => {})
  pruneProposals(context)
}

/**
 * Ends every session that results from a cancelled pairing. The wallet may have approved before it received the cancellation. The library may
 * also have continued to subscribe.
 */
export function endLateSessions(context: ClientContext): void {
  const { client, abandoned } = context
  const settled = new Set<string>()
  client.core.relayer.subscriber.on('subscription_created', ({ topic }: { topic: string }) => {
    if (abandoned.has(topic)) forgetPairing(client, topic).catch(() => {})
  })
  client.on('session_connect', ({ session }) => {
    if (abandoned.has(session.pairingTopic)) settled.add(session.topic)
  })
  client.core.expirer.on('expirer_created', ({ target }: { target: string }) => {
    const topic = target.replace(/^topic:/, '')
    const session = client.session.keys.includes(topic) ? client.session.get(topic) : null
    if (session && abandoned.has(session.pairingTopic)) endLate(context, topic, () => settled.delete(topic))
  })
}

/**
 * Ends a late session after the library has answered the wallet's approval. If the pairing was gone, that answer was an error, and the wallet has
 * dropped the session. Then the wallet is not notified, because its library accepts no more requests after a notice about an unknown session.
 */
function endLate(context: ClientContext, topic: string, isSettled: () => boolean): void {
  const { relayer } = context.client.core
  let hear = () => {}
  const answered = new Promise<void>((resolve) => (hear = resolve))
  relayer.once('relayer_publish', hear)
  const limit = {
    clock: context.clock,
    milliseconds: approvalAnswerLimit,
    late: () => new Error('No answer was sent.'),
  }
  withTimeout(answered, limit, never)
    .catch(() => relayer.off('relayer_publish', hear))
    .then<unknown>(() =>
      isSettled() ? tearDownSession(context, topic) : forgetSession(context.client, topic),
    )
    .catch(() => {})
}

/** Notifies the other side, within a time limit. Returns why that failed, or null. */
async function told(
  { clock, refusals, timeouts }: ClientContext,
  tell: () => Promise<unknown>,
): Promise<LatchkeyError | null> {
  const untold = (details?: { cause: unknown }) =>
    new LatchkeyError(
      'unreachable',
      'The wallet could not be told; the session was ended on this side.',
      details,
    )
  const refusal = refusals.watch()
  try {
    const told = Promise.race([tell(), refusal.refused])
    await withTimeout(told, { clock, milliseconds: timeouts.teardown, late: () => untold() }, never)
    return null
  } catch (cause) {
    return cause instanceof LatchkeyError && !isRefusal(cause) ? cause : untold({ cause })
  } finally {
    refusal.stop()
  }
}

async function forgetSession(client: Client, topic: string): Promise<void> {
  if (!client.session.keys.includes(topic)) return
  const { publicKey } = client.session.get(topic).self
  await client.session.delete(topic, userDisconnected)
  if (client.core.crypto.keychain.has(publicKey)) await client.core.crypto.deleteKeyPair(publicKey)
  await forgetTopic(client, topic)
}

async function forgetPairing(client: Client, topic: string): Promise<void> {
  const { pairings } = client.core.pairing
  if (pairings.keys.includes(topic)) await pairings.delete(topic, userDisconnected)
  await forgetTopic(client, topic)
}
