import {
  Subject,
  Subscription,
  concatMap,
  defer,
  finalize,
  firstValueFrom,
  from,
  merge,
  startWith,
} from 'rxjs'
import type { Observable } from 'rxjs'
import type { NamespaceSession } from '../../core/domain/sessions/namespace-session.ts'
import type { WalletChange } from '../../core/ports/connector.ts'
import type { WalletProvider } from '../eip1193/provider.ts'
import { holdWallet } from '../wallets/wallet-ref-count.ts'
import { endingWithPermission } from './permission.ts'
import { changeOfEvent, walletEvents } from './wallet-changes.ts'
import type { WalletEvent } from './wallet-changes.ts'

/** The events of a wallet from a moment on, buffered until they are watched. */
export type EventBuffer = {
  /** Starts to listen. Does nothing after `stop`. */
  readonly begin: () => void
  /** Returns the session with the buffered changes of accounts and chain applied, the last one counting. The other events stay in the buffer. */
  readonly settle: (session: NamespaceSession) => Promise<NamespaceSession>
  /** Emits the buffered changes and then the later ones. An unsubscription removes every listener. */
  readonly changes: Observable<WalletChange>
  /** Removes every listener. */
  readonly stop: () => void
}

/** Creates a buffer that does not listen yet. */
export function createEventBuffer(provider: WalletProvider): EventBuffer {
  const live = new Subject<WalletEvent>()
  const rest: WalletChange[] = []
  const kept: WalletEvent[] = []
  let isWatched = false
  const listening = new Subscription()
  const hear = () =>
    walletEvents(provider).subscribe({
      next: (event) => (isWatched ? live.next(event) : kept.push(event)),
      error: (error: unknown) => live.error(error),
    })
  listening.add(holdWallet(provider))
  const stop = () => listening.unsubscribe()
  return {
    begin: () => listening.add(hear()),
    settle: async (session) => {
      let settled = session
      for (let event = kept.shift(); event; event = kept.shift()) {
        const change = await firstValueFrom(changeOfEvent(event), { defaultValue: null })
        if (change?.kind === 'accounts') settled = { ...settled, accounts: change.accounts }
        else if (change?.kind === 'chain') settled = { ...settled, chainId: change.chainId }
        else if (change) rest.push(change)
      }
      return settled
    },
    changes: defer(() => {
      isWatched = true
      return merge(live, from(kept.splice(0))).pipe(
        concatMap(changeOfEvent),
        startWith(...rest),
        endingWithPermission(provider),
      )
    }).pipe(finalize(stop)),
    stop,
  }
}
