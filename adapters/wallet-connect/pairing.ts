import { Observable } from 'rxjs'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { PairingRequest, PairingStep } from '../../core/ports/wallet-connect.ts'
import { rejectOnAbort } from '../ports/aborted.ts'
import { forgetAuthentication } from './authentication.ts'
import type { SessionApproval } from './authentication.ts'
import { tearDownSession, takeBackPairing } from './session-teardown.ts'
import { withTimeout } from './with-timeout.ts'
import type { ClientContext } from './client-context.ts'
import { approvalError, pairingExpired } from './pairing-error.ts'
import { propose } from './proposal.ts'
import type { Proposal } from './proposal.ts'
import { labelsIn } from './session-labels.ts'
import { namespacesIn, peerWallet } from './session-reading.ts'

/** How long a URI is shown before a new one replaces it, in milliseconds. The wallet has a minute more. */
const uriLifetime = 240_000

/** Emits a pairing's steps, from its URI to the wallet's approval. An unsubscription before the approval cancels it. */
export function pairingSteps(
  ready: () => Promise<ClientContext>,
  request: PairingRequest,
): Observable<PairingStep> {
  return new Observable((subscriber) => {
    const abort = new AbortController()
    subscriber.add(() => abort.abort())
    const run = async () => {
      const context = await rejectOnAbort(ready(), abort.signal)
      const proposal = await propose(context, request, abort.signal)
      subscriber.next({ kind: 'ready', uri: proposal.uri, expiresAt: context.now() + uriLifetime })
      const approval = await approved(context, proposal, abort.signal)
      const step = await approvedStep(context, approval)
      if (abort.signal.aborted) await tearDownSession(context, approval.session.topic)
      else subscriber.next(step)
    }
    run().then(
      () => subscriber.complete(),
      (error: unknown) => subscriber.error(error),
    )
  })
}

async function approved(
  context: ClientContext,
  proposal: Proposal,
  signal: AbortSignal,
): Promise<SessionApproval> {
  const { clock, timeouts } = context
  const limit = { clock, milliseconds: timeouts.approval, late: () => pairingExpired() }
  try {
    const approval = await withTimeout(proposal.approval(), limit, signal)
    await forgetAuthentication(context.client, proposal.topic)
    return approval
  } catch (error) {
    if (!signal.aborted) context.wish = null
    takeBackPairing(context, proposal.topic).catch(() => {})
    throw signal.aborted ? error : approvalError(error)
  }
}

async function approvedStep(
  context: ClientContext,
  { session, signed }: SessionApproval,
): Promise<PairingStep> {
  const { client, tracker } = context
  try {
    // Otherwise the library would open a link that another library on this page has stored.
    const sessionConfig = { ...session.sessionConfig, disableDeepLink: true }
    await client.session.update(session.topic, { sessionConfig })
    if (signed) tracker.resume(session, signed.chainId)
    const namespaces = await namespacesIn(session, (namespace) => tracker.chainOf(session, namespace))
    const shared = { namespaces, ...labelsIn(session, namespaces) }
    if (namespaces.length > 0)
      return { kind: 'approved', wallet: peerWallet(session), ...shared, ...(signed && { signed }) }
    const message = 'The wallet approved the connection but shared no account; choose at least one in it.'
    throw new LatchkeyError('no-accounts', message)
  } catch (error) {
    tearDownSession(context, session.topic).catch(() => {})
    throw error
  }
}
