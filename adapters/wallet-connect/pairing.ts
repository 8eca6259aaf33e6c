import { Observable } from 'rxjs'
import type { ChainId } from '../../core/domain/caip.ts'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import type { PairingStep } from '../../core/ports/wallet-connect.ts'
import { rejectOnAbort } from '../aborted.ts'
import { endSession, takeBackPairing } from './session-teardown.ts'
import { withTimeout } from './with-timeout.ts'
import type { ClientContext } from './client-context.ts'
import { approvalError, pairingExpired } from './pairing-error.ts'
import { propose } from './proposal.ts'
import type { Proposal } from './proposal.ts'
import { namespacesIn, walletOf } from './session-reading.ts'
import type { Session } from './session-reading.ts'

/** How long a URI is shown before a new one takes its place, in milliseconds (behaviour reference 4.1); the wallet has a minute more. */
const uriLifetime = 240_000

/** A pairing from its URI to the wallet's approval; unsubscribing before that takes it back. */
export function pairingSteps(
  ready: () => Promise<ClientContext>,
  chains: readonly ChainId[],
): Observable<PairingStep> {
  return new Observable((subscriber) => {
    const abort = new AbortController()
    subscriber.add(() => abort.abort())
    const run = async () => {
      const context = await rejectOnAbort(ready(), abort.signal)
      const proposal = await propose(context, chains, abort.signal)
      subscriber.next({ kind: 'ready', uri: proposal.uri, expiresAt: context.now() + uriLifetime })
      const session = await approvedSession(context, proposal, abort.signal)
      const step = await approvedStep(context, session)
      if (abort.signal.aborted) await endSession(context, session.topic)
      else subscriber.next(step)
    }
    run().then(
      () => subscriber.complete(),
      (error: unknown) => subscriber.error(error),
    )
  })
}

async function approvedSession(
  context: ClientContext,
  proposal: Proposal,
  signal: AbortSignal,
): Promise<Session> {
  const { clock, timeouts } = context
  const limit = { clock, milliseconds: timeouts.approval, late: () => pairingExpired() }
  try {
    return await withTimeout(proposal.approval(), limit, signal)
  } catch (error) {
    takeBackPairing(context, proposal.topic).catch(() => {})
    throw signal.aborted ? error : approvalError(error)
  }
}

async function approvedStep(context: ClientContext, session: Session): Promise<PairingStep> {
  const { client } = context
  try {
    // Else the library opens whatever link some other library on this page left in its place.
    const sessionConfig = { ...session.sessionConfig, disableDeepLink: true }
    await client.session.update(session.topic, { sessionConfig })
    const namespaces = await namespacesIn(session, () => null)
    if (namespaces.length > 0) return { kind: 'approved', wallet: walletOf(session), namespaces }
    const message = 'The wallet approved the connection but shared no account; choose at least one in it.'
    throw new LatchkeyError('no-accounts', message)
  } catch (error) {
    endSession(context, session.topic).catch(() => {})
    throw error
  }
}
