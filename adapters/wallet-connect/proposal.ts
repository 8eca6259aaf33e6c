import type { ChainId } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { SignInFacts } from '../../core/domain/sign-in/message.ts'
import type { PairingRequest } from '../../core/ports/wallet-connect.ts'
import { authenticate } from './authentication.ts'
import type { SessionApproval } from './authentication.ts'
import { withTimeout } from './with-timeout.ts'
import type { ClientContext } from './client-context.ts'
import { offeredNamespaces } from './offered-namespaces.ts'
import { proposalError, relayUnreachable } from './pairing-error.ts'
import { isRefusal } from './relay-refusals.ts'
import { takeBackPairing } from './session-teardown.ts'
import type { Client } from './sign-client.ts'

/** A pairing whose URI can be shown. */
export type Proposal = {
  readonly topic: string
  readonly uri: string
  readonly approval: () => Promise<SessionApproval>
}

type Connecting = Promise<{
  readonly uri?: string | undefined
  readonly approval: () => Promise<SessionApproval>
}>

/**
 * Creates a pairing and proposes a session in it. Includes a sign-in if it is requested and its facts arrive in time. After an error, no pairing
 * remains.
 */
export async function propose(
  context: ClientContext,
  { chains, signsIn = false }: PairingRequest,
  signal: AbortSignal,
): Promise<Proposal> {
  const { clock, timeouts, relayUrl } = context
  const facts = signsIn ? await wished(context, chains, signal) : null
  const milliseconds = timeouts.uri
  const refusal = context.refusals.watch()
  const begun = context.serialize(() => begin(context, chains, facts))
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
    const takeBackBegun = () => void begun.then(takeBack).catch(() => {})
    takeBackBegun()
    // The library retries for a minute, and may still succeed. It keeps a failed pairing, and retries a refused connection ever more often.
    made.then(takeBackBegun, takeBackBegun).catch(() => {})
    if (failure instanceof LatchkeyError && isRefusal(failure)) await context.retire().catch(() => {})
    throw failure
  } finally {
    refusal.stop()
  }
}

/** Starts a proposal. The library reveals the topic of a pairing only after the relay's answer, but it emits an event when it creates one. */
async function begin(
  { client, metadata }: ClientContext,
  chains: readonly ChainId[],
  facts: SignInFacts | null,
): Promise<{ readonly topic: string | null; readonly connecting: Connecting }> {
  const { events } = client.core.pairing
  let hear: (pairing: { topic: string }) => void = () => {}
  const created = new Promise<string>((resolve) => (hear = ({ topic }) => resolve(topic)))
  events.once('pairing_create', hear)
  Object.assign(client.metadata, metadata?.())
  const connecting: Connecting = facts ? authenticate(client, chains, facts) : connect(client, chains)
  const failed = connecting.then(
    () => null,
    () => null,
  )
  const topic = await Promise.race([created, failed])
  events.off('pairing_create', hear)
  return { topic, connecting }
}

async function connect(client: Client, chains: readonly ChainId[]): Connecting {
  const { uri, approval } = await client.connect({ optionalNamespaces: offeredNamespaces(chains) })
  return { uri, approval: async () => ({ session: await approval(), signed: null }) }
}

/** Returns the facts for a sign-in, or null if they do not arrive in time. The URI does not wait for the host's server. */
async function wished(
  { wish, clock, timeouts }: ClientContext,
  chains: readonly ChainId[],
  signal: AbortSignal,
): Promise<SignInFacts | null> {
  if (!wish) return null
  const late = () => new LatchkeyError('timed-out', 'The nonce did not come in time.')
  const asked = Promise.resolve().then(() => wish(chains))
  const facts = await withTimeout(asked, { clock, milliseconds: timeouts.wish, late }, signal).catch(
    () => null,
  )
  signal.throwIfAborted()
  return facts
}
