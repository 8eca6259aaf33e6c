import { Observable, defer } from 'rxjs'
import type { InstalledWallet } from '../../core/domain/wallets/wallet.ts'
import type { PlainClock } from '../browser/clock.ts'
import type { Announcement } from '../../core/ports/announcement.ts'
import type { Injected } from '../../core/ports/injected.ts'
import { untilAborted } from '../ports/aborted.ts'
import type { WalletDirectory, WalletWindow } from './wallet-directory.ts'

/** How long wallets have to announce themselves before `window.ethereum` is offered without a name, in milliseconds. */
const settleTime = 300

/** MetaMask's event for a provider that arrives after the page's scripts, up to three seconds late. */
const lateProvider = 'ethereum#initialized'

/** Creates the announcements of a page: those of EIP-6963, or only `window.ethereum` if `standard` is false. */
export function injectedAnnouncements(
  directory: WalletDirectory,
  target: WalletWindow | null,
  clock: PlainClock,
): Injected['announcements'] {
  return ({ standard }, signal) =>
    (standard
      ? standardAnnouncements(directory, target, clock)
      : legacyAnnouncements(directory, target)
    ).pipe(untilAborted(signal))
}

/**
 * Emits every announcement of EIP-6963, late ones too. If none arrives within the settle time, emits `window.ethereum`, at once or when its
 * wallet reports itself. Emits the same announcement once.
 */
function standardAnnouncements(
  directory: WalletDirectory,
  target: WalletWindow | null,
  clock: PlainClock,
): Observable<Announcement> {
  return new Observable((subscriber) => {
    const told = new Map<string, string>()
    const tell = (wallet: InstalledWallet) => {
      const text = JSON.stringify(wallet)
      if (told.get(wallet.key) === text) return false
      told.set(wallet.key, text)
      subscriber.next({ kind: 'wallet', wallet })
      return true
    }
    const stopListening = directory.listen(({ found, note }) => {
      const isNew = found === null || tell(found.wallet)
      if (note && isNew)
        subscriber.next({ kind: 'refused', failure: { code: 'malformed-answer', detail: note } })
    })
    subscriber.add(stopListening)
    const look = () => {
      const wallet = told.size === 0 ? directory.legacy() : null
      if (wallet) tell(wallet)
    }
    const abort = new AbortController()
    subscriber.add(() => {
      abort.abort()
      target?.removeEventListener(lateProvider, look)
    })
    subscriber.add(
      defer(() => clock.after(settleTime, abort.signal)).subscribe({
        next: () => {
          look()
          target?.addEventListener(lateProvider, look)
        },
        error: () => {},
      }),
    )
  })
}

/** Emits only `window.ethereum`, at once or as soon as its wallet reports itself. */
function legacyAnnouncements(
  directory: WalletDirectory,
  target: WalletWindow | null,
): Observable<Announcement> {
  return new Observable((subscriber) => {
    let isReported = false
    const look = () => {
      const wallet = isReported ? null : directory.legacy()
      if (!wallet) return
      isReported = true
      subscriber.next({ kind: 'wallet', wallet })
    }
    target?.addEventListener(lateProvider, look)
    subscriber.add(() => target?.removeEventListener(lateProvider, look))
    look()
  })
}
