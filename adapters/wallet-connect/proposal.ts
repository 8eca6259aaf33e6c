import type { ChainId } from '../../core/domain/caip.ts'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { inTime } from './in-time.ts'
import type { Line } from './line.ts'
import { offeredNamespaces } from './offered-namespaces.ts'
import { projectRefused, proposalError, relayUnreachable } from './pairing-error.ts'
import type { Session } from './session-reading.ts'
import { takeBackPairing } from './farewell.ts'

/** A pairing whose address can be shown. */
export type Proposal = {
  readonly topic: string
  readonly uri: string
  readonly approval: () => Promise<Session>
}

type Connecting = ReturnType<Line['client']['connect']>

/** Makes a pairing and proposes a session in it; whatever goes wrong, no pairing is left. */
export async function propose(
  line: Line,
  chains: readonly ChainId[],
  signal: AbortSignal,
): Promise<Proposal> {
  const { clock, limits, relayUrl } = line
  const milliseconds = limits.address
  const refusal = refusalBy(line)
  const begun = line.inTurn(() => begin(line, chains))
  const made = begun.then(async ({ topic, connecting }) => {
    const { uri, approval } = await connecting
    for (const { proposer } of line.client.proposal.getAll()) line.proposers.add(proposer.publicKey)
    if (topic && uri) return { topic, uri, approval }
    throw new Error('The pairing library made no pairing.')
  })
  try {
    const late = () => relayUnreachable(relayUrl, milliseconds)
    return await inTime(Promise.race([made, refusal.refused]), { clock, milliseconds, late }, signal)
  } catch (error) {
    const failure = proposalError(error, relayUrl, milliseconds)
    const takeBack = async ({ topic }: { topic: string | null }) => {
      if (topic) await takeBackPairing(line, topic)
    }
    begun.then(takeBack).catch(() => {})
    // The library goes on trying for a minute, and may still succeed; with a refused project id it tries ever more often.
    made.then(takeBack).catch(() => {})
    if (failure instanceof LatchkeyError && failure.code === 'project-refused')
      await line.retire().catch(() => {})
    throw failure
  } finally {
    refusal.stop()
  }
}

/** The library keeps the topic of a pairing to itself until the relay answered, but tells when it made one. */
async function begin(
  { client }: Line,
  chains: readonly ChainId[],
): Promise<{ readonly topic: string | null; readonly connecting: Connecting }> {
  const { events } = client.core.pairing
  let hear: (pairing: { topic: string }) => void = () => {}
  const created = new Promise<string>((resolve) => (hear = ({ topic }) => resolve(topic)))
  events.once('pairing_create', hear)
  const connecting = client.connect({ optionalNamespaces: offeredNamespaces(chains) })
  const failed = connecting.then(
    () => null,
    () => null,
  )
  const topic = await Promise.race([created, failed])
  events.off('pairing_create', hear)
  return { topic, connecting }
}

/** The library tells a refused project id only by an event of its connection, and then goes on trying. */
function refusalBy({ client, relayUrl }: Line) {
  const { relayer } = client.core
  let hear: (error: unknown) => void = () => {}
  const refused = new Promise<never>(
    (_, reject) => (hear = (error) => reject(projectRefused(relayUrl, error))),
  )
  refused.catch(() => {})
  relayer.on('relayer_error', hear)
  return { refused, stop: () => relayer.off('relayer_error', hear) }
}
