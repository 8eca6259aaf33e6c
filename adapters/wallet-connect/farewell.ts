import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { inTime } from './in-time.ts'
import type { Line } from './line.ts'
import { forgetOverProposals } from './over-proposals.ts'
import type { Client } from './sign-client.ts'
import { forgetTopic, userDisconnected } from './topics.ts'

/** How long the library may take to answer a wallet's yes, in milliseconds. */
const answerTime = 1_000
const never = new AbortController().signal

/** Ends a session: tells the wallet when the relay answers in time, and forgets everything here in any case. */
export function endSession(line: Line, topic: string): Promise<void> {
  const begun = line.endings.get(topic)
  if (begun) return begun
  const ending = end(line, topic).finally(() => line.endings.delete(topic))
  line.endings.set(topic, ending)
  return ending
}

async function end(line: Line, topic: string): Promise<void> {
  const { client } = line
  const pairingTopic = client.session.keys.includes(topic) ? client.session.get(topic).pairingTopic : null
  line.news.end(topic)
  await told(line, () => client.disconnect({ topic, reason: userDisconnected }))
  await forgetSession(client, topic)
  if (pairingTopic) await forgetPairing(client, pairingTopic)
}

/** Takes a pairing back, so that nobody can answer it any more; a session that still comes out of it is ended as soon as it is there. */
export async function takeBackPairing(line: Line, topic: string): Promise<void> {
  const { client, abandoned } = line
  abandoned.add(topic)
  for (const session of client.session.getAll()) {
    if (session.pairingTopic === topic) endLate(line, session.topic, () => true)
  }
  if (client.core.relayer.connected) await told(line, () => client.core.pairing.disconnect({ topic }))
  await forgetPairing(client, topic)
  forgetOverProposals(line)
}

/** Ends every session that comes out of an abandoned pairing: the wallet may have said yes before it heard of the end. */
export function endLateSessions(line: Line): void {
  const { client, abandoned } = line
  const settled = new Set<string>()
  client.on('session_connect', ({ session }) => {
    if (abandoned.has(session.pairingTopic)) settled.add(session.topic)
  })
  client.core.expirer.on('expirer_created', ({ target }: { target: string }) => {
    const topic = target.replace(/^topic:/, '')
    const session = client.session.keys.includes(topic) ? client.session.get(topic) : null
    if (session && abandoned.has(session.pairingTopic)) endLate(line, topic, () => settled.delete(topic))
  })
}

/**
 * Waits until the library has answered the wallet's yes. Where the pairing was gone by then it answered with an error, and the
 * wallet has dropped the session: its library takes no more requests once it is told to end a session it does not have.
 */
function endLate(line: Line, topic: string, isSettled: () => boolean): void {
  const { relayer } = line.client.core
  let hear = () => {}
  const answered = new Promise<void>((resolve) => (hear = resolve))
  relayer.once('relayer_publish', hear)
  const limit = { clock: line.clock, milliseconds: answerTime, late: () => new Error('No answer was sent.') }
  inTime(answered, limit, never)
    .catch(() => relayer.off('relayer_publish', hear))
    .then(() => (isSettled() ? endSession(line, topic) : forgetSession(line.client, topic)))
    .catch(() => {})
}

/** Waits until the other side was told, but not for ever; a relay that is gone, or a topic it does not know, is no failure. */
async function told({ clock, limits }: Line, tell: () => Promise<unknown>): Promise<void> {
  const late = () =>
    new LatchkeyError('unreachable', 'The relay is gone; the session was ended on this side.')
  try {
    await inTime(tell(), { clock, milliseconds: limits.farewell, late }, never)
  } catch {
    return
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
