import { Observable } from 'rxjs'
import type { UsageWindow } from './usage-window.ts'

/** Emits each time a page is hidden or closed. Phones end hidden pages without another event. */
export function pageHidesOf(window: UsageWindow | null): Observable<null> {
  return new Observable((subscriber) => {
    const tell = () => subscriber.next(null)
    const tellHidden = () => window?.document?.visibilityState === 'hidden' && tell()
    window?.document?.addEventListener('visibilitychange', tellHidden)
    window?.addEventListener('pagehide', tell)
    return () => {
      window?.document?.removeEventListener('visibilitychange', tellHidden)
      window?.removeEventListener('pagehide', tell)
    }
  })
}
