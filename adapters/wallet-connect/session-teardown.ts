import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { approvalAnswerLimit } from '../../core/domain/limits.ts'
import { forgetAuthentication } from './authentication.ts'
import { withTimeout } from './with-timeout.ts'
import type { ClientContext } from './client-context.ts'
import { pruneProposals } from './prune-proposals.ts'
import { isRefusal } from './relay-refusals.ts'
import type { Client } from './sign-client.ts'
import { forgetTopic, userDisconnected } from './topics.ts'

/** How long the library may take to answer a wallet's approval, in milliseconds. */
const never = new AbortController().signal

/** Ends a session: tells the wallet when the relay answers in time, and forgets everything here in any case; answers why the wallet could not be told, or null. */
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

/** Takes a pairing back, so that nobody can answer it any more; a session that still comes out of it is ended as soon as it is there. */
export async function takeBackPairing(context: ClientContext, topic: string): Promise<void> {
  const { client, abandoned } = context
  abandoned.add(topic)
  for (const session of client.session.getAll()) {
    if (session.pairingTopic === topic) endLate(context, session.topic, () => true)
  }
  if (client.core.relayer.connected) await told(context, () => client.core.pairing.disconnect({ topic }))
  await forgetPairing(client, topic)
  await forgetAuthentication(client, topic)
  // The library goes on making a session of a sign-in that it found to be wrong.
  for (const session of client.session.getAll())
    if (session.pairingTopic === topic) tearDownSession(context, session.topic).catch(() => {})
  pruneProposals(context)
}

/** Ends every session that comes out of an abandoned pairing: the wallet may have approved before it heard of the end; so may the library have gone on to subscribe to it. */
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
 * Waits until the library has answered the wallet's approval. Where the pairing was gone by then it answered with an error, and the
 * wallet has dropped the session: its library takes no more requests once it is told to end a session it does not have.
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

/** Waits until the other side was told, but not for ever; answers why it could not be. */
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
