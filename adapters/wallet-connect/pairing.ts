import { Observable } from 'rxjs'
import type { ChainId } from '../../core/domain/caip.ts'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import type { PairingStep } from '../../core/ports/wallet-connect.ts'
import { unlessAborted } from '../aborted.ts'
import { endSession, takeBackPairing } from './farewell.ts'
import { inTime } from './in-time.ts'
import type { Line } from './line.ts'
import { approvalError, pairingExpired } from './pairing-error.ts'
import { propose } from './proposal.ts'
import type { Proposal } from './proposal.ts'
import { sessionIn, walletOf } from './session-reading.ts'
import type { Session } from './session-reading.ts'

/** How long an address is shown before a new one takes its place, in milliseconds (behaviour reference 4.1); the wallet has a minute more. */
const addressLife = 240_000

/** A pairing from its address to the wallet's yes; unsubscribing before that takes it back. */
export function pairingSteps(
  ready: () => Promise<Line>,
  chains: readonly ChainId[],
): Observable<PairingStep> {
  return new Observable((subscriber) => {
    const abort = new AbortController()
    subscriber.add(() => abort.abort())
    const run = async () => {
      const line = await unlessAborted(ready(), abort.signal)
      const proposal = await propose(line, chains, abort.signal)
      subscriber.next({ kind: 'ready', uri: proposal.uri, expiresAt: line.now() + addressLife })
      const session = await approvedSession(line, proposal, abort.signal)
      const step = await approvedStep(line, session)
      if (abort.signal.aborted) await endSession(line, session.topic)
      else subscriber.next(step)
    }
    run().then(
      () => subscriber.complete(),
      (error: unknown) => subscriber.error(error),
    )
  })
}

async function approvedSession(line: Line, proposal: Proposal, signal: AbortSignal): Promise<Session> {
  const { clock, limits } = line
  const limit = { clock, milliseconds: limits.approval, late: () => pairingExpired() }
  try {
    return await inTime(proposal.approval(), limit, signal)
  } catch (error) {
    takeBackPairing(line, proposal.topic).catch(() => {})
    throw signal.aborted ? error : approvalError(error)
  }
}

async function approvedStep(line: Line, session: Session): Promise<PairingStep> {
  const { client } = line
  try {
    // Else the library opens whatever link some other library on this page left in its place.
    const sessionConfig = { ...session.sessionConfig, disableDeepLink: true }
    await client.session.update(session.topic, { sessionConfig })
    const eip155 = await sessionIn(session, 'eip155')
    const solana = await sessionIn(session, 'solana')
    if (eip155 || solana) return { kind: 'approved', wallet: walletOf(session), eip155, solana }
    const message = 'The wallet approved the connection but shared no account; choose at least one in it.'
    throw new LatchkeyError('no-accounts', message)
  } catch (error) {
    endSession(line, session.topic).catch(() => {})
    throw error
  }
}
