import type { ChainId } from '../../core/domain/caip.ts'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { withTimeout } from './with-timeout.ts'
import type { ClientContext } from './client-context.ts'
import { offeredNamespaces } from './offered-namespaces.ts'
import { projectRefused, proposalError, relayUnreachable } from './pairing-error.ts'
import type { Session } from './session-reading.ts'
import { takeBackPairing } from './session-teardown.ts'

/** A pairing whose URI can be shown. */
export type Proposal = {
  readonly topic: string
  readonly uri: string
  readonly approval: () => Promise<Session>
}

type Connecting = ReturnType<ClientContext['client']['connect']>

/** Makes a pairing and proposes a session in it; whatever goes wrong, no pairing is left. */
export async function propose(
  context: ClientContext,
  chains: readonly ChainId[],
  signal: AbortSignal,
): Promise<Proposal> {
  const { clock, timeouts, relayUrl } = context
  const milliseconds = timeouts.uri
  const refusal = refusalBy(context)
  const begun = context.serialize(() => begin(context, chains))
  const made = begun.then(async ({ topic, connecting }) => {
    const { uri, approval } = await connecting
    for (const { proposer } of context.client.proposal.getAll()) context.proposers.add(proposer.publicKey)
    if (topic && uri) return { topic, uri, approval }
    throw new Error('The pairing library made no pairing.')
  })
  try {
    const late = () => relayUnreachable(relayUrl, milliseconds)
    return await withTimeout(Promise.race([made, refusal.refused]), { clock, milliseconds, late }, signal)
  } catch (error) {
    const failure = proposalError(error, relayUrl, milliseconds)
    const takeBack = async ({ topic }: { topic: string | null }) => {
      if (topic) await takeBackPairing(context, topic)
    }
    begun.then(takeBack).catch(() => {})
    // The library goes on trying for a minute, and may still succeed; with a refused project id it tries ever more often.
    made.then(takeBack).catch(() => {})
    if (failure instanceof LatchkeyError && failure.code === 'project-refused')
      await context.retire().catch(() => {})
    throw failure
  } finally {
    refusal.stop()
  }
}

/** The library keeps the topic of a pairing to itself until the relay answered, but tells when it made one. */
async function begin(
  { client }: ClientContext,
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
function refusalBy({ client, relayUrl }: ClientContext) {
  const { relayer } = client.core
  let hear: (error: unknown) => void = () => {}
  const refused = new Promise<never>(
    (_, reject) => (hear = (error) => reject(projectRefused(relayUrl, error))),
  )
  refused.catch(() => {})
  relayer.on('relayer_error', hear)
  return { refused, stop: () => relayer.off('relayer_error', hear) }
}
