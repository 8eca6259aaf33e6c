import { Observable, defer } from 'rxjs'
import type { InstalledWallet } from '../../core/domain/wallet.ts'
import type { PlainClock } from '../browser/clock.ts'
import type { Announcement } from '../../core/ports/announcement.ts'
import type { WalletDirectory, WalletWindow } from './wallet-directory.ts'

/** How long wallets have to announce themselves before `window.ethereum` is offered without a name, in milliseconds. */
const settleTime = 300

/** Every announcement of EIP-6963, late ones too; when none came within the settle time, `window.ethereum`. A wallet that says the same again is told once. */
export function standardAnnouncements(
  directory: WalletDirectory,
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
    const abort = new AbortController()
    subscriber.add(() => abort.abort())
    subscriber.add(
      defer(() => clock.after(settleTime, abort.signal)).subscribe({
        next: () => {
          const wallet = told.size === 0 ? directory.legacy() : null
          if (wallet) tell(wallet)
        },
        error: () => {},
      }),
    )
  })
}

/** Only `window.ethereum`, at once or as soon as its wallet says it is there. */
export function legacyAnnouncements(
  directory: WalletDirectory,
  target: WalletWindow | null,
): Observable<Announcement> {
  return new Observable((subscriber) => {
    let isTold = false
    const look = () => {
      const wallet = isTold ? null : directory.legacy()
      if (!wallet) return
      isTold = true
      subscriber.next({ kind: 'wallet', wallet })
    }
    // MetaMask's custom for a provider that comes after the page's scripts.
    target?.addEventListener('ethereum#initialized', look)
    subscriber.add(() => target?.removeEventListener('ethereum#initialized', look))
    look()
  })
}
