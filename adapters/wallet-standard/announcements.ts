import { Observable } from 'rxjs'
import type { Announcement } from '../../core/ports/announcement.ts'
import type { WalletStandard } from '../../core/ports/wallet-standard.ts'
import { untilAborted } from '../ports/aborted.ts'
import type { WalletDirectory } from './wallet-directory.ts'

/** Returns the registrations of a page as announcements. */
export function registrationAnnouncements(directory: WalletDirectory): WalletStandard['announcements'] {
  return (_, signal) => registrations(directory).pipe(untilAborted(signal))
}

/** Emits every registration, late ones too. Emits an unchanged registration once. Emits `withdrawn` when a wallet unregisters. */
function registrations(directory: WalletDirectory): Observable<Announcement> {
  return new Observable((subscriber) => {
    const told = new Map<string, string>()
    const stop = directory.listen(({ found, note }) => {
      const text = found && JSON.stringify(found.wallet)
      if (found && text !== null) {
        if (told.get(found.wallet.key) === text) return
        told.set(found.wallet.key, text)
        subscriber.next({ kind: 'wallet', wallet: found.wallet })
      }
      if (note) subscriber.next({ kind: 'refused', failure: { code: 'malformed-answer', detail: note } })
    })
    subscriber.add(stop)
    subscriber.add(
      directory.withdrawals.subscribe(({ walletKey }) => {
        if (told.delete(walletKey)) subscriber.next({ kind: 'withdrawn', walletKey })
      }),
    )
  })
}
