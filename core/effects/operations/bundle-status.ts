import { defer, map, switchMap } from 'rxjs'
import type { Observable } from 'rxjs'
import type { ChainId } from '../../domain/values/caip.ts'
import { approvalPatience } from '../../domain/limits.ts'
import { bundleEndIn } from '../../domain/operations/wallet-calls.ts'
import type { BundleEnd } from '../../domain/operations/wallet-calls.ts'
import type { Ports } from '../../ports/ports.ts'
import type { BootState } from '../../reducers/root.ts'
import { bundleSession } from '../../selectors/operations/bundle-session.ts'
import { askIn } from './ask-signer.ts'

/** How often a wallet is asked what became of what it sent, in milliseconds. */
const interval = 2000

/** Calls that were sent as one operation, by the id under which their wallet knows them. */
type SentCalls = { readonly id: string; readonly chainId: ChainId; readonly address: string }

/** Asks a wallet, after a pause, how calls ended that it sent, while it is there; null while it does not know yet. */
export function bundleStatus(
  state: () => BootState,
  ports: Ports,
  calls: SentCalls & { readonly walletKey?: string | undefined },
  signal: AbortSignal,
): Observable<BundleEnd | null> {
  const { id, chainId } = calls
  return defer(() => ports.clock.after(interval, signal)).pipe(
    switchMap(() => {
      const session = bundleSession(state(), calls)
      if (!session) throw { code: 'wallet-disconnected' }
      return askIn(session, ports, { chainId, method: 'wallet_getCallsStatus', params: [id] }, signal)
    }),
    map((answer) => bundleEndIn(answer, chainId)),
  )
}

/** Whether a wallet that is asked since some time is asked once more, in milliseconds since 1970. */
export function isAskedAgain(since: number, at: number): boolean {
  return at - since + interval < approvalPatience
}
