import { Observable, Subject, Subscription, defer, finalize, from, merge } from 'rxjs'
import { holdWallet } from '../wallets/wallet-ref-count.ts'
import { featureOf, partOf } from './standard-wallet.ts'
import type { StandardWallet } from './standard-wallet.ts'

/** The unread accounts that a wallet emits from a moment on, buffered until they are watched. */
export type EventBuffer = {
  /** Starts to listen. Does nothing after `stop`. */
  readonly begin: () => void
  /** Emits the buffered accounts and then the later ones. An unsubscription removes the listener. */
  readonly accounts: Observable<unknown>
  /** Removes the listener. */
  readonly stop: () => void
}

/** Creates a buffer that does not listen yet. */
export function createEventBuffer(wallet: StandardWallet): EventBuffer {
  const live = new Subject<unknown>()
  const kept: unknown[] = []
  let isWatched = false
  const listening = new Subscription()
  const hear = () =>
    toldAccounts(wallet).subscribe({
      next: (accounts) => (isWatched ? live.next(accounts) : kept.push(accounts)),
      error: (error: unknown) => live.error(error),
    })
  listening.add(holdWallet(wallet))
  const stop = () => listening.unsubscribe()
  return {
    begin: () => listening.add(hear()),
    accounts: defer(() => {
      isWatched = true
      return merge(live, from(kept.splice(0)))
    }).pipe(finalize(stop)),
    stop,
  }
}

function toldAccounts(wallet: StandardWallet): Observable<unknown> {
  return new Observable((subscriber) => {
    const listener = (properties: unknown) => {
      const accounts = partOf(properties, 'accounts')
      if (accounts !== undefined) subscriber.next(accounts)
    }
    const off = featureOf(wallet, 'standard:events', 'on')?.('change', listener)
    subscriber.add(() => end(off))
  })
}

function end(off: unknown): void {
  try {
    if (typeof off === 'function') off()
  } catch {}
}
