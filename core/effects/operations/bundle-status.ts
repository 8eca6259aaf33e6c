import { defer, map, switchMap } from 'rxjs'
import type { Observable } from 'rxjs'
import type { ChainId } from '../../domain/values/caip.ts'
import { bundleStatusInterval } from '../../domain/intervals.ts'
import { approvalPatience } from '../../domain/limits.ts'
import { bundleEndIn } from '../../domain/operations/wallet-calls.ts'
import type { BundleEnd } from '../../domain/operations/wallet-calls.ts'
import type { Ports } from '../../ports/ports.ts'
import type { BootState } from '../../reducers/root.ts'
import { bundleSession } from '../../selectors/operations/bundle-session.ts'
import { askIn } from './ask-signer.ts'

/** Calls that were sent as one operation, by the wallet's id for them. */
type SentCalls = { readonly id: string; readonly chainId: ChainId; readonly address: string }

/** Asks a connected wallet, after a pause, how its calls ended. Emits null while the wallet does not know yet. */
export function bundleStatus(
  state: () => BootState,
  ports: Ports,
  calls: SentCalls & { readonly walletKey?: string | undefined },
  signal: AbortSignal,
): Observable<BundleEnd | null> {
  const { id, chainId } = calls
  return defer(() => ports.clock.after(bundleStatusInterval, signal)).pipe(
    switchMap(() => {
      const session = bundleSession(state(), calls)
      if (!session) throw { code: 'wallet-disconnected' }
      return askIn(session, ports, { chainId, method: 'wallet_getCallsStatus', params: [id] }, signal)
    }),
    map((answer) => bundleEndIn(answer, chainId)),
  )
}

/** Returns whether to ask a wallet once more. Both times are in milliseconds since 1970. */
export function isPollDue(since: number, at: number): boolean {
  return at - since + bundleStatusInterval < approvalPatience
}
