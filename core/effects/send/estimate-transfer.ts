import { defer } from 'rxjs'
import type { Observable } from 'rxjs'
import { transferCall } from '../../domain/operations/evm-transfer.ts'
import type { Network } from '../../domain/network/network.ts'
import { sendReview } from '../../domain/send/review.ts'
import type { SendEstimate } from '../../domain/send/estimate.ts'
import type { HeldToken } from '../../domain/tokens/balances.ts'
import { isBuiltByPage } from '../../domain/operations/transfer.ts'
import type { Transfer } from '../../domain/operations/transfer.ts'
import type { Ports } from '../../ports/ports.ts'
import { estimatedBeside, preflight } from '../preflight/preflight.ts'
import type { PreflightResult } from '../preflight/preflight.ts'

/** Asks nodes for the cost of a transfer, and whether it would succeed and match the review. */
export function estimateTransfer(
  ports: Ports,
  {
    network,
    transfer,
    token,
  }: { readonly network: Network; readonly transfer: Transfer; readonly token: HeldToken },
  signal: AbortSignal,
): Observable<readonly [SendEstimate, PreflightResult]> {
  const review = sendReview(transfer, token)
  const calls = isBuiltByPage(network.id) ? [] : [transferCall(transfer)]
  return estimatedBeside(
    defer(() => ports.send.estimate({ network, transfer }, signal)),
    preflight(ports, { network, review, calls, scope: 'effect' }, signal),
  )
}
